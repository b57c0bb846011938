import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'brand' | 'sale' | 'accent' | 'success';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-ground text-muted',
  brand: 'bg-brand-soft text-brand',
  sale: 'bg-sale text-surface',
  accent: 'bg-accent text-ink',
  success: 'bg-success-soft text-success',
};

export interface BadgeProps {
  children: ReactNode;
  tone?: BadgeTone;
  /** 16 px, before the text. */
  icon?: ReactNode;
  className?: string;
}

/** A short fact: saving, pre-order, free gift, order status. Not interactive. */
export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span className={classNames('badge', tones[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
