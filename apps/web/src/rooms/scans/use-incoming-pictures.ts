import { useEffect, useEffectEvent, useState } from 'react';

/** Handles pictures pasted or dropped on the page. Returns whether one is being dragged over it. */
export function useIncomingPictures(onFiles: (files: File[]) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const take = useEffectEvent((files: FileList | undefined) => {
    if (files && files.length > 0) onFiles([...files]);
  });

  useEffect(() => {
    const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    const paste = (event: ClipboardEvent) => take(event.clipboardData?.files);
    const over = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setDragging(false);
      take(event.dataTransfer?.files);
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('paste', paste, { signal });
    window.addEventListener('dragover', over, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listeners.abort();
  }, []);

  return dragging;
}
