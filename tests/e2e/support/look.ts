/** A window that a screen is looked at in. */
export interface Look {
  width: number;
  height: number;
}

/** The two looks of the product. */
export const themes = ["light", "dark"] as const;

/** Whether a window is a phone's. */
export const isPhone = ({ width }: Look): boolean => width < 768;
