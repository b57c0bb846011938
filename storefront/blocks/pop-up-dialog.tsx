import { localiseLink } from '#storefront/i18n/locale-href.ts';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { BannerPicture } from '#storefront/ui/banner-picture.tsx';
import { buttonStyle } from '#storefront/ui/button-style.ts';
import ModalPanel from '#storefront/ui/modal-panel.tsx';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import type { PagePopUp } from './load-pop-up.ts';

export interface PopUpDialogProps {
  data: PagePopUp['data'];
  open: boolean;
  onClose: () => void;
}

/** The dialog that `PopUp` loads. */
export default function PopUpDialog({ data, open, onClose }: PopUpDialogProps) {
  const { title, text, image, mobileImage, action, link } = data;
  return (
    <ModalPanel open={open} onClose={onClose} title={title}>
      <div className="grid gap-4">
        <BannerPicture
          wide={{ src: image, width: 1600, height: 640, shown: 526, sizes: '526px' }}
          narrow={{ src: mobileImage, width: 1080, height: 720, sizes: 'calc(100vw - 80px)' }}
          priority={false}
          className="aspect-3/2 w-full rounded-card bg-ground object-cover sm:aspect-5/2"
        />
        <p className="text-pretty">
          <WrapAtWords>{text}</WrapAtWords>
        </p>
        <a href={localiseLink(link)} onClick={onClose} className={buttonStyle({ size: 'lg', block: true })}>
          {action ?? m.product_see_all()}
        </a>
      </div>
    </ModalPanel>
  );
}
