const eventName = "stillpoint:hush";

/** Says that a voice is being listened to, or no longer: meanwhile nothing that can wait breaks in on it. */
export function hush(isListening: boolean): void {
  document.documentElement.toggleAttribute("data-sounding", isListening);
  window.dispatchEvent(new CustomEvent<boolean>(eventName, { detail: isListening }));
}

/** Hears whether somebody listens; returns how to stop. */
export function onHush(listener: (isListening: boolean) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail === true);
  };
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
