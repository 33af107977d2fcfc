/** A picture of a recipe, unpacked when it is asked for. One file of an archive is one Photo, however often it is named. */
export interface Photo {
  bytes(): Promise<Uint8Array>;
}

/** A Photo for each name, the same one each time. */
export function onePhotoEach(read: (name: string) => Promise<Uint8Array>): (name: string) => Photo {
  const photos = new Map<string, Photo>();
  return (name) => {
    const known = photos.get(name);
    if (known) return known;
    const photo = { bytes: () => read(name) };
    photos.set(name, photo);
    return photo;
  };
}
