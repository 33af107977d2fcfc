/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Some browsers read the file a while after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
