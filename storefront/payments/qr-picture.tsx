import { Download } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { type QrCode, qrPath } from './qr-code.ts';

/** The code as a drawing in black on white, whatever the page's colours: scanners need the contrast. */
export function QrPicture({ code, label }: { code: QrCode; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="size-full"
    >
      <rect width={code.size} height={code.size} fill="white" />
      <path d={qrPath(code)} fill="black" />
    </svg>
  );
}

/** Pixels of one square in the saved picture. */
const scale = 12;

/** Saves the code as a PNG, which bank apps can open from the phone's photos. */
export function SaveQrButton({ code, fileName }: { code: QrCode; fileName: string }) {
  const save = () => {
    const canvas = document.createElement('canvas');
    canvas.width = code.size * scale;
    canvas.height = code.size * scale;
    const brush = canvas.getContext('2d');
    if (!brush) return;
    brush.fillStyle = 'white';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.fillStyle = 'black';
    brush.scale(scale, scale);
    brush.fill(new Path2D(qrPath(code)));
    const link = document.createElement('a');
    link.download = fileName;
    link.href = canvas.toDataURL('image/png');
    link.click();
  };
  return (
    <Button variant="secondary" icon={<Download aria-hidden="true" className="size-5" />} onClick={save}>
      {m.pay_qr_save()}
    </Button>
  );
}
