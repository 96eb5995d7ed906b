import { classes } from "#web/lib/classes.ts";

/** The rings as they stand on a screen, from without to within, and as the mark beside the product's name: two, and stronger. */
const shapes = {
  motif: {
    ring: "breath-ring",
    point: "m-[46%]",
    rings: [
      "m-[4%] border-current/16",
      "m-[14%] border-current/28",
      "m-[23.5%] border-current/45",
      "m-[32.5%] border-current/70",
    ],
  },
  mark: {
    ring: "mark-ring",
    point: "m-[40.6%]",
    rings: ["m-[8%] border-current/35", "m-[24.4%] border-current/70"],
  },
};

interface BreathProps {
  className?: string;
  shape?: keyof typeof shapes;
  /** Somebody waits for something. */
  isQuick?: boolean;
}

/**
 * The product's motif: a still point with rings that breathe, decoration only. The motif breathes for as long as it is there,
 * quickly while one waits; the mark takes one breath when it is met. All of it rests where motion is unwanted. They are boxes and
 * not a drawing: no engine but one moves the parts of a drawing without the page's own thread, and that one not these.
 */
export function Breath({ className, shape = "motif", isQuick = false }: BreathProps) {
  const { ring, point, rings } = shapes[shape];
  const part = "rounded-full [grid-area:1/1] forced-color-adjust-none";
  return (
    <span
      aria-hidden="true"
      className={classes("grid aspect-square text-accent", isQuick && "breath-quick", className)}
    >
      {shape === "motif" && <span className={classes(part, ring, "breath-glow m-[4%]")} />}
      {rings.map((look) => (
        <span key={look} className={classes(part, ring, "border-[1.4px]", look)} />
      ))}
      <span className={classes(part, point, "bg-current")} />
    </span>
  );
}
