import sharp from 'sharp';

/** A printed page as a phone takes it: a little out of focus, grainy, packed; `bend` is how far its middle rises, of its height. */
export async function photographedPrint(shot: Buffer, random: () => number, bend = 0): Promise<Buffer> {
  const blurred = sharp(shot)
    .removeAlpha()
    .blur(0.5 + random() * 0.5);
  const { data, info } = await blurred.raw().toBuffer({ resolveWithObject: true });
  const strength = 6 + random() * 10;
  for (let at = 0; at < data.length; at += 3) {
    const grain = (random() + random() - 1) * strength;
    for (let channel = 0; channel < 3; channel += 1)
      data[at + channel] = Math.min(255, Math.max(0, data[at + channel]! + grain));
  }
  if (bend > 0) bent(data, info, bend);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

/** Moves each column of pixels along an arc, and darkens it towards the fold. */
function bent(
  data: Buffer,
  { width, height, channels }: { width: number; height: number; channels: number },
  bend: number,
): void {
  const flat = Buffer.from(data);
  for (let x = 0; x < width; x += 1) {
    const rise = Math.round(bend * height * Math.sin((Math.PI * x) / width));
    const light = 1 - 0.35 * Math.exp(-x / (0.08 * width));
    for (let y = 0; y < height; y += 1) {
      const from = (Math.min(height - 1, y + rise) * width + x) * channels;
      const to = (y * width + x) * channels;
      for (let channel = 0; channel < channels; channel += 1)
        data[to + channel] = flat[from + channel]! * light;
    }
  }
}
