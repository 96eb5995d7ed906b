/** Gives what is made when it is first asked for, and kept: what takes time is not made for whoever never asks. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
