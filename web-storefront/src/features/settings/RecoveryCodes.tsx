import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';

/** Recovery codes for a lost phone. They are shown once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, done }: { codes: readonly string[]; done: () => void }) {
  return (
    <div className="stack">
      <Alert tone="warn" announce>
        Bu kodlar yalnız şimdi gösterilir. Telefonundan ayrı, güvenli bir yerde sakla.
      </Alert>
      <p className="muted">Doğrulama uygulaman yanında değilse her biriyle bir kez giriş yapabilirsin.</p>
      <ul className="recovery-codes num">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <CopyButton text={codes.join('\n')} done="Kurtarma kodları kopyalandı">
          Kopyala
        </CopyButton>
        <Button kind="p" size="sm" onClick={done}>
          Sakladım
        </Button>
      </div>
    </div>
  );
}
