import { Download } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { ButtonLink } from '#storefront/ui/button-link.tsx';

/** The gateway's own picture of a QR code. */
export function QrImage({ src, label }: { src: string; label: string }) {
  return <img src={src} alt={label} width={720} height={720} className="size-full bg-white object-contain" />;
}

/** Downloads the picture, which bank apps can import from the phone's photos. */
export function SaveQrImageLink({ src, fileName }: { src: string; fileName: string }) {
  return (
    <ButtonLink
      variant="secondary"
      href={src}
      download={fileName}
      reloadDocument
      icon={<Download aria-hidden="true" className="size-5" />}
    >
      {m.pay_qr_save()}
    </ButtonLink>
  );
}
