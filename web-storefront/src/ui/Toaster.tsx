import { Check } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';

export default function Toaster() {
  return (
    <Sonner
      position="bottom-center"
      duration={2600}
      visibleToasts={2}
      containerAriaLabel="Bildirimler"
      icons={{ success: <Check className="ic" aria-hidden="true" /> }}
      toastOptions={{ unstyled: true, className: 'toast' }}
    />
  );
}
