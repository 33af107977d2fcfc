/** Makes a file ready to be shown and sent; throws if it is no photo. Loaded with the first one. */
export async function preparePhoto(file: File): Promise<{ dataUrl: string }> {
  const photos = await import('../rooms/scans/photos/prepare-photo.ts');
  return photos.preparePhoto(file);
}
