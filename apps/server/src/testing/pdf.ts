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
  let body = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const mark = '00'.repeat(16);
  const lock = isLocked
    ? ` /ID [<${mark}> <${mark}>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`
    : '';
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${lock} >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}
