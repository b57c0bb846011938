import { Download } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { Button } from '#storefront/ui/button.tsx';
import { type QrCode, qrPath } from './qr-code.ts';

/** The code in black on white, independent of the theme: scanners need the contrast. */
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

/** In the saved PNG. */
const pixelsPerModule = 12;

/** Downloads the code as a PNG that bank apps can import from the phone's photos. */
export function SaveQrButton({ code, fileName }: { code: QrCode; fileName: string }) {
  const save = () => {
    const canvas = document.createElement('canvas');
    canvas.width = code.size * pixelsPerModule;
    canvas.height = code.size * pixelsPerModule;
    const canvasContext = canvas.getContext('2d');
    if (!canvasContext) return;
    canvasContext.fillStyle = 'white';
    canvasContext.fillRect(0, 0, canvas.width, canvas.height);
    canvasContext.fillStyle = 'black';
    canvasContext.scale(pixelsPerModule, pixelsPerModule);
    canvasContext.fill(new Path2D(qrPath(code)));
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
