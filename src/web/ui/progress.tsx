/** How far something is, as a bar with its percentage. */
export function Progress({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-500 ease-settle"
          style={{ width: `${value}%` }}
        />
      </div>
      <span className="w-11 text-end text-tiny text-quiet tabular-nums">{value}%</span>
    </div>
  );
}
