/** Small pictures as base64, and how to send them. */

export function dataUrl(bytes: Uint8Array | string, type = 'image/jpeg'): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** For fake vision engine that do not read the photo: any bytes will do. */
export const ANY_PHOTO = dataUrl('a photo, for vision engine that are not real');

let made = 0;
/** The same, but another one at each call: one photo again may cost nothing. */
export const newPhoto = (): string => dataUrl(`photo ${++made}, for vision engine that are not real`);

export const CMYK_JPEG =
  '/9j/7gAOQWRvYmUAZAAAAAAA/9sAQwANCQoLCggNCwoLDg4NDxMgFRMSEhMnHB4XIC4pMTAuKS0sMzpKPjM2RjcsLUBXQUZMTlJTUjI+WmFaUGBKUVJP/8AAFAgAMABABEMRAE0RAFkRAEsRAP/EABcAAQEBAQAAAAAAAAAAAAAAAAAGBwj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oADgRDAE0AWQBLAAA/ANOQbN1sAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADF3RSlTQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAP//Z';

export const ANIMATED_WEBP =
  'UklGRuQAAABXRUJQVlA4WAoAAAACAAAAPwAALwAAQU5JTQYAAAD/////AQBBTk1GagAAAAAAAAAAAD8AAC8AAGQAAAJWUDggUgAAABAEAJ0BKkAAMAA+0VyqT6gko6ItUzgBABoJQBoI0rACuJXtVwxYc1jMAP7hw39eCS59//4ILiC4grGj4z3t+52bBWmH1tfzsuxqce7I+9OAAABBTk1GRgAAAAAAAAAAAD8AAC8AAGQAAABWUDggLgAAABQDAJ0BKkAAMAA+0VqmTQLUgAABoJaQAAZcIerF1lzFAAD+854yx//+fEAAAAA=';

export const SIXTEEN_BIT_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwEAIAAAB+uTcLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAbUlEQVR42u3RMREAMAzEsIdTEAEROIVYWEWRy6LFAKy8VE50qxYAAGAEAAAKAIACAKAAACgAAAoAgAIAoAAAKAAACgCATgBUblrXagEAAEYAAKAAACgAAAoAgAIAoAAAKAAACgCAAgCgAADoQD9qYCDEutj9IAAAAABJRU5ErkJggg==';
