import type { Locale } from '#contract/locale.ts';
import type { Letter } from '../templates/letter.ts';
import { renderBlock } from './blocks.ts';
import { darkStyles, light } from './colours.ts';
import { escapeHtml } from './escape-html.ts';
import { footer } from './footer.ts';
import { element, fontFamily, markId } from './html-element.ts';

const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
a{color:inherit}
@media (max-width:599px){.outer{padding:0 0 24px!important}.card{padding:24px 16px!important;border-radius:0!important}.wide{width:100%!important}.fill{display:block!important}}
${darkStyles}`;

/** Outlook on Windows: a font with Thai letters, and no scaling of sizes on dense screens. */
const outlookHead = `<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><style>*{font-family:'Leelawadee UI',Tahoma,sans-serif!important}</style><![endif]-->`;

/** Keeps the text after the preheader out of lists of mails. */
const preheaderEnd = '&#8199;&#65279;&#847; '.repeat(60);

/**
 * A mail as HTML of 600 px in tables, which every mail program lays out alike. Nothing is loaded from elsewhere but pictures of
 * products.
 */
export function layoutHtml(letter: Letter, locale: Locale): string {
  const { subject, preheader, title, greeting, blocks } = letter;
  const { shopName, help, company } = footer(letter, locale);
  const body = [
    element(
      'h1',
      { colour: 'ink', style: 'margin:0 0 16px;font-size:26px;line-height:1.4;font-weight:700' },
      escapeHtml(title),
    ),
    element('p', { colour: 'ink', style: 'margin:0 0 8px' }, escapeHtml(greeting)),
    ...blocks.map(renderBlock),
  ].join('\n');
  return `<!doctype html>
<html lang="${locale}" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
${outlookHead}
<style>${styles}</style>
</head>
<body class="background-ground" style="margin:0;padding:0;background-color:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)} ${preheaderEnd}</div>
<div role="article" aria-roledescription="email" lang="${locale}">
<table role="presentation" class="background-ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.ground}">
<tr><td class="outer" align="center" style="padding:24px 12px 40px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;font-family:${fontFamily};font-size:17px;line-height:1.6">
<tr><td style="padding:16px 16px 20px">${header(shopName)}</td></tr>
<tr><td class="card background-surface" style="padding:32px;background-color:${light.surface};border-radius:12px;word-break:normal;overflow-wrap:break-word">
${body}
</td></tr>
<tr><td style="padding:24px 16px 0">${footerHtml(help, company)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`;
}

function header(shopName: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td style="padding-right:10px"><img src="cid:${markId}" width="36" height="36" alt="" style="display:block;border:0"></td>
<td class="color-ink" style="color:${light.ink};font-size:24px;line-height:1.4;font-weight:700">${escapeHtml(shopName)}</td>
</tr></table>`;
}

function footerHtml(help: readonly string[], company: readonly string[]): string {
  const paragraph = (text: string) =>
    element('p', { colour: 'muted', style: 'margin:0 0 12px;font-size:14px;line-height:1.6' }, text);
  return [...help.map(escapeHtml), company.map(escapeHtml).join('<br>')].map(paragraph).join('\n');
}
