import { Download } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { useCommand } from '../../lib/use-command.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { Refused } from '../../ui/Refused.tsx';

/** Saves a text as a file. */
function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** The export of all data that is held about the user (KVKK). */
export function DataSettings() {
  const fetched = useCommand({
    mutationFn: () => api.call('GET /users/current/export'),
    onSuccess: (document) => {
      saveAs(`basamak-verilerim-${document.exportedAt.slice(0, 10)}.json`, JSON.stringify(document, null, 2));
      toast('Verilerin indirildi');
    },
  });
  return (
    <div className="stack">
      <p className="muted">
        Hakkında tuttuğumuz her şeyi tek bir dosyada alabilirsin: profilin, oturumların, siparişlerin, yazdıkların,
        bakiye hareketlerin, ödemelerin, bildirimlerin ve oyun hesapların. Şifreler dosyada yer almaz.
      </p>
      <Refused why={fetched.error} />
      <div>
        <Button busy={fetched.isPending} onClick={() => fetched.run(undefined)}>
          <Download className="ic" aria-hidden="true" /> Verilerimi indir
        </Button>
      </div>
    </div>
  );
}
