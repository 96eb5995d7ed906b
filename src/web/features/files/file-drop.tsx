import { type DragEvent, type ReactNode, useState } from "react";

interface FileDropProps {
  onDrop: (file: File) => void;
  children: ReactNode;
}

const holdsFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes("Files");

/** Takes a file that is dropped anywhere on what it surrounds, and says so while one is held above it. */
export function FileDrop({ onDrop, children }: FileDropProps) {
  const [isAbove, setIsAbove] = useState(false);
  return (
    // Dropping is a shortcut for the button beside the text, which everybody can reach.
    // biome-ignore lint/a11y/noStaticElementInteractions: the file button does the same for keyboard and reader
    <div
      className="relative flex min-h-0 flex-1 flex-col"
      onDragOver={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setIsAbove(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setIsAbove(false);
      }}
      onDrop={(event) => {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setIsAbove(false);
        const file = event.dataTransfer.files[0];
        if (file) onDrop(file);
      }}
    >
      {children}
      {isAbove && (
        <p className="pointer-events-none absolute inset-3 z-10 grid place-items-center rounded-large border-2 border-dashed border-accent bg-ground/85 text-base">
          Drop the file here
        </p>
      )}
    </div>
  );
}
