import { examine } from './doctor.ts';

// npm run doctor: reports the faults of this installation and how to repair them. It changes nothing.

const marks = { good: '✓', doubtful: '!', bad: '✗' } as const;

const reports = await examine(process.env);
for (const { name, findings } of reports) {
  console.log(`\n${name}`);
  for (const finding of findings) {
    console.log(`  ${marks[finding.state]} ${finding.text}`);
    if (finding.state !== 'good') console.log(`      → ${finding.remedy}`);
  }
}
const count = (state: keyof typeof marks) =>
  reports.flatMap(({ findings }) => findings).filter((finding) => finding.state === state).length;
const [wrong, worth] = [count('bad'), count('doubtful')];
console.log(
  wrong > 0
    ? `\n${wrong} şey düzeltilmeden Basamak doğru çalışmaz.`
    : worth > 0
      ? `\nÇalışır; ${worth} şeye bakmaya değer.`
      : '\nHer şey yolunda.',
);
process.exitCode = wrong > 0 ? 1 : 0;
