import { z } from 'zod';
import { blockKind } from './block-kind.ts';
import { imageField, textField } from './fields.ts';

export const video = blockKind({
  type: 'video',
  help: '{title, video_id, poster}: a video on YouTube, loaded when it is pressed; poster is its picture until then',
  sample: {
    title: { th: 'รีวิวหูฟัง', en: 'Headphones reviewed' },
    video_id: 'aqz-KE-bpKQ',
    poster: '/images/banners/audio-wide.svg',
  },
  schema: z.strictObject({
    title: textField(),
    video_id: z.string().regex(/^[\w-]{11}$/, 'must be the 11 characters of a video id'),
    poster: imageField,
  }),
  resolve: ({ title, video_id: videoId, poster }) => ({ title, videoId, poster }),
});
