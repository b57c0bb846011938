declare module 'virtual:icon-sprite' {
  /** The URL of the SVG file with all icons, from `tools/icon-sprite-plugin.ts`. */
  export const iconSprite: string;
}
