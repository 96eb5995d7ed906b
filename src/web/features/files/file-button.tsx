import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "#web/ui/form/icon-button.tsx";

const pages = "application/pdf,image/*,.pdf,.csv,text/csv,.xlsx,.xls";
const exports = `${pages},.tsv,.txt,.json,.xml,.hrm,.tcx,.gpx,.fit,.zip`;

interface FileButtonProps {
  isHeartMode: boolean;
  onChoose: (file: File) => void;
}

/** Lets the person choose a file; what it is decides the server by its content. */
export function FileButton({ isHeartMode, onChoose }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        label={isHeartMode ? "Add a file or a watch export" : "Add a PDF, image, CSV or Excel file"}
        size="large"
        onClick={() => field.current?.click()}
      >
        <Paperclip />
      </IconButton>
      <input
        ref={field}
        type="file"
        hidden
        accept={isHeartMode ? exports : pages}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file may be chosen again after it was cleared.
          target.value = "";
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
