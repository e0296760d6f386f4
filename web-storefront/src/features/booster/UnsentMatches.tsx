import '../../styles/unsent.css';
import { useEffect, type CSSProperties } from 'react';
import { Button } from '../../ui/Button.tsx';
import { followUnsentMatches, takenBackWithin, unsentMatches, useUnsentMatches } from './unsent-matches.ts';

/** The matches that can still be taken back, or whose sending failed. Always on the page, so that new ones are announced. */
export default function UnsentMatches() {
  const unsent = useUnsentMatches();
  useEffect(() => followUnsentMatches(), []);
  return (
    <div className="unsent" role="status" aria-label="Eklenen maçlar">
      {unsent.map(({ key, text, problem }) => (
        <div className="unsent__match" key={key}>
          <span>
            {problem === undefined ? `${text} ekleniyor.` : `${text} eklenemedi. ${problem}`}
            {problem === undefined && (
              <i aria-hidden="true" style={{ '--within': `${takenBackWithin}ms` } as CSSProperties} />
            )}
          </span>
          {!unsentMatches.isSending(key) && (
            <span className="row">
              <Button size="sm" onClick={() => unsentMatches.takeBack(key)}>
                {problem === undefined ? 'Geri al' : 'Vazgeç'}
              </Button>
              {problem === undefined ? (
                <Button size="sm" kind="g" onClick={() => void unsentMatches.sendNow()}>
                  Hemen ekle
                </Button>
              ) : (
                <Button size="sm" kind="g" onClick={() => unsentMatches.retry(key)}>
                  Yeniden dene
                </Button>
              )}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
