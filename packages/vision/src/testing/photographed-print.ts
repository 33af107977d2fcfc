import sharp from 'sharp';

/** A printed page as a phone takes it: a little out of focus, grainy, packed. */
export async function photographedPrint(shot: Buffer, random: () => number): Promise<Buffer> {
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
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}
