import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** A PDF of so many pages, the first with these lines: 40 points from the left, the first line larger. */
export function madePdf(pages: number, lines: readonly string[], isLocked = false): Buffer {
  const text = lines
    .map((line, at) => `BT /F1 ${at === 0 ? 20 : 12} Tf 40 ${780 - at * 16} Td (${line}) Tj ET`)
    .join('\n');
  const kids = Array.from({ length: pages }, (_, at) => `${5 + at} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ...Array.from(
      { length: pages },
      (_, at) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >>${at === 0 ? ' /Contents 4 0 R' : ''} >>`,
    ),
  ];
  const mark = '00'.repeat(16);
  const lock = isLocked
    ? ` /ID [<${mark}> <${mark}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`
    : '';
  return pdfOf(objects, lock);
}

function pdfOf(objects: readonly string[], lock = ''): Buffer {
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

const MB = 1024 * 1024;
/** Of the sum at the end of a zlib stream. */
const ADLER_MOD = 65_521;

/** A PDF of a few kilobytes with a font that unpacks to so many megabytes of zeros: it is packed twice. */
export function swellingPdf(megabytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(MB), { finishFlush: constants.Z_FULL_FLUSH, level: 9 });
  const sum = Buffer.from([0, 0, 0, 1]);
  sum.writeUInt16BE((megabytes * MB) % ADLER_MOD);
  const packed = [Buffer.from([0x78, 0xda]), ...Array(megabytes).fill(piece), Buffer.from([3, 0]), sum];
  const font = deflateSync(Buffer.concat(packed), { level: 9 }).toString('latin1');
  const text = 'BT /F1 12 Tf 40 780 Td (1 egg) Tj ET';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /TrueType /BaseFont /Big /FirstChar 32 /LastChar 33 /Widths [500 500] /FontDescriptor 6 0 R >>',
    '<< /Type /FontDescriptor /FontName /Big /Flags 32 /FontBBox [0 0 1000 1000] /FontFile2 7 0 R >>',
    `<< /Length ${font.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${font}\nendstream`,
  ];
  return pdfOf(objects);
}
