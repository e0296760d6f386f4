const percent = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });

export interface Change {
  /** `▲ %12 arttı`. The sign and the word make the change clear without colour. */
  readonly text: string;
  readonly direction: 'up' | 'down' | 'same' | 'unknown';
}

/** The change since the previous period. Gives no percentage if the previous value was zero. */
export const changeOf = (now: number, before: number): Change => {
  if (before === 0) {
    return now === 0
      ? { text: 'Önceki dönemde de yoktu', direction: 'same' }
      : { text: 'Önceki dönemde yoktu', direction: 'unknown' };
  }
  const share = ((now - before) / before) * 100;
  if (share === 0) return { text: '= Önceki dönemle aynı', direction: 'same' };
  if (Math.abs(share) < 0.5) return { text: '≈ Önceki dönemle neredeyse aynı', direction: 'same' };
  const size = `%${percent.format(Math.abs(share))}`;
  return share > 0 ? { text: `▲ ${size} arttı`, direction: 'up' } : { text: `▼ ${size} azaldı`, direction: 'down' };
};

/** The change of a duration since the previous period. A duration is undefined if nothing was measured. */
export const changeOfTime = (now: number | undefined, before: number | undefined): Change => {
  if (now === undefined) return { text: 'Bu dönemde ölçülmedi', direction: 'unknown' };
  return before === undefined ? { text: 'Önceki dönemde ölçülmedi', direction: 'unknown' } : changeOf(now, before);
};
