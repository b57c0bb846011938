import { type Example, pageBodyChanges } from './example.ts';

const type = {
  type: 'help-type',
  help_type: 'light',
  label_th: 'แสงสว่าง',
  label_en: 'Light',
  description_th: 'เรื่องแสง',
  description_en: 'About light',
};

export const helpExamples: Record<string, Example> = {
  'help-type': {
    table: 'help_types',
    key: { type: 'help-type', help_type: 'lamps' },
    required: { label_th: 'โคมไฟ', label_en: 'Lamps', description_th: 'เรื่องโคมไฟ', description_en: 'About lamps' },
    changes: {
      label_th: { to: 'ใหม่', invalidates: ['content'] },
      label_en: { to: 'New', invalidates: ['content'] },
      description_th: { to: 'ใหม่', invalidates: ['content'] },
      description_en: { to: 'New', invalidates: ['content'] },
      position: { to: 3, invalidates: ['content'] },
    },
  },
  help: {
    key: { type: 'help', path: '/help/bulbs' },
    alongside: [type],
    required: {
      help_type: 'light',
      title_th: 'หลอดไฟ',
      title_en: 'Bulbs',
      description_th: 'เปลี่ยนหลอดไฟ',
      description_en: 'Changing bulbs',
      blocks: [],
    },
    changes: {
      help_type: { to: 'lamps', invalidates: ['content'] },
      position: { to: 3, invalidates: ['content'] },
      question_th: { to: 'เปลี่ยนอย่างไร', with: { question_en: 'How?' }, invalidates: ['content'] },
      question_en: { to: 'How?', with: { question_th: 'เปลี่ยนอย่างไร' }, invalidates: ['content'] },
      related: { to: ['delivery'], invalidates: ['content'] },
      ...pageBodyChanges,
    },
  },
};
