import { classNames } from '#storefront/ui/class-names.ts';
import { phoneColumns } from './column-order.ts';

/** Explicit, because WebKit drops the roles of table elements that have another `display`. */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** By the number of products; wide screens have a column for the labels, and one to add a product. */
const columns: Readonly<Record<number, string>> = {
  2: 'lg:grid-cols-[180px_repeat(3,minmax(0,1fr))]',
  3: 'sm:grid-cols-3 lg:grid-cols-[180px_repeat(4,minmax(0,1fr))]',
  4: 'sm:grid-cols-4 lg:grid-cols-[180px_repeat(4,minmax(0,1fr))]',
};

/** A row of two columns on phones, and of all products on wider screens. */
export function rowStyle(products: number): string {
  return classNames('grid grid-cols-2 gap-x-4 lg:gap-x-6', columns[products]);
}

/** Phones hide the columns beyond the second, unless there is no script to choose them. */
export function columnStyle(column: number): string {
  return column < phoneColumns ? '' : 'max-sm:hidden noscript:max-sm:block';
}
