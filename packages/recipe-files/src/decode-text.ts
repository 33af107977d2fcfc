/** What DOS wrote for the letters above 127: the accented ones that recipes have. */
const CP437 = 'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»';

/** UTF-8 or UTF-16 where it is that, else what older programs wrote. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return isDos(bytes) ? dosText(bytes) : new TextDecoder('windows-1252').decode(bytes);
  }
}

/** In windows-1252 letters stand above 0xC0; DOS has its letters below 0xB0, and lines above. */
function isDos(bytes: Uint8Array): boolean {
  let [dos, windows] = [0, 0];
  for (const byte of bytes) {
    if (byte >= 0xc0 && byte !== 0xf8) windows += 1;
    else if (
      (byte >= 0x80 && byte <= 0x90) ||
      (byte >= 0x93 && byte <= 0x9a) ||
      (byte >= 0xa0 && byte <= 0xac)
    )
      dos += 1;
  }
  return dos > windows;
}

function dosText(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes)
    text +=
      byte < 0x80
        ? String.fromCharCode(byte)
        : (CP437[byte - 0x80] ?? (byte === 0xf8 ? '°' : byte === 0xe1 ? 'ß' : ' '));
  return text;
}
