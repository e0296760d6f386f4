/** A record of a table, and the line on which it begins, counted from 1. */
interface CsvRecord {
  readonly line: number;
  readonly fields: readonly string[];
}

/**
 * The records of a CSV text (RFC 4180). Fields are separated by commas or, as Turkish spreadsheets write them, by semicolons;
 * the first line decides. Empty records are skipped.
 */
export function csvRecords(text: string): readonly CsvRecord[] {
  const content = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [heading = ''] = content.split('\n', 1);
  const separator = heading.includes(';') ? ';' : ',';
  const records: CsvRecord[] = [];
  let [fields, field, line, begun, isQuoted]: [string[], string, number, number, boolean] = [[], '', 1, 1, false];
  const endRecord = () => {
    fields.push(field);
    if (fields.some((one) => one.trim() !== '')) records.push({ line: begun, fields });
    [fields, field, begun] = [[], '', line + 1];
  };
  for (let at = 0; at < content.length; at++) {
    const character = content.charAt(at);
    if (character === '"' && isQuoted && content[at + 1] === '"') field += content.charAt(++at);
    else if (character === '"' && (isQuoted || field === '')) isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) [field] = ['', fields.push(field)];
    else if (character === '\n' && !isQuoted) endRecord();
    else field += character;
    if (character === '\n') line++;
  }
  endRecord();
  return records;
}
