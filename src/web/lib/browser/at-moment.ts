const lookMs = 60_000;

/**
 * Calls back once a moment has come, and every minute from then on until it is stopped. It looks at the clock and
 * does not trust one long timer: a computer that slept through the moment catches up when it wakes.
 */
export function atMoment(moment: string, onCome: () => void): () => void {
  const due = Date.parse(moment);
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const leftMs = due - Date.now();
    timer = setTimeout(look, leftMs > 0 ? Math.min(leftMs, lookMs) : lookMs);
    if (leftMs <= 0) onCome();
  };
  look();
  const wakings = ["focus", "visibilitychange", "pageshow", "online"];
  for (const name of wakings) window.addEventListener(name, look);
  return () => {
    clearTimeout(timer);
    for (const name of wakings) window.removeEventListener(name, look);
  };
}
