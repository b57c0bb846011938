import { EqualNot } from 'lucide-react';
import { m } from '#storefront/i18n/paraglide/messages.js';
import { classNames } from '#storefront/ui/class-names.ts';
import { WrapAtWords } from '#storefront/ui/wrap-at-words.tsx';
import { phoneColumns } from './column-order.ts';
import { columnStyle, rowStyle, tableRoles } from './column-styles.ts';
import { type ComparedRow, differs } from './specification-rows.ts';

/** Keys of columns, which stay in place when their products change. */
export const columnKeys = [...'abcd'];

export interface CompareRowsProps {
  rows: readonly ComparedRow[];
  /** The number of products. */
  columns: number;
  onlyDifferences: boolean;
}

/** The rows of the specification; a phone's rows concern the products that it shows. */
export function CompareRows({ rows, columns, onlyDifferences }: CompareRowsProps) {
  return (
    <tbody {...tableRoles.rowGroup} className="block">
      {rows.map((row) => {
        const shownOnPhones = onlyDifferences ? differs(row, phoneColumns) : isStated(row);
        return (
          <tr
            key={row.label}
            {...tableRoles.row}
            className={classNames(
              rowStyle(columns),
              'border-b border-line py-2 lg:py-3',
              !shownOnPhones && 'max-sm:hidden noscript:max-sm:grid',
            )}
          >
            <CompareRow row={row} />
          </tr>
        );
      })}
    </tbody>
  );
}

/** Whether one of the products that a phone shows has the property. */
const isStated = ({ values }: ComparedRow) => values.slice(0, phoneColumns).some((value) => value !== null);

function CompareRow({ row }: { row: ComparedRow }) {
  const { label, values } = row;
  const differing = differs(row);
  const differingOnPhones = differs(row, phoneColumns);
  return (
    <>
      <th
        {...tableRoles.rowHeader}
        scope="row"
        className="col-span-full text-left font-medium text-muted lg:col-span-1"
      >
        <WrapAtWords>{label}</WrapAtWords>
        {differing && (
          <span className={differingOnPhones ? '' : 'max-sm:hidden'}>
            <EqualNot aria-hidden="true" className="mb-0.5 ml-1.5 inline size-4 text-brand" />
            <span className="sr-only">, {m.compare_row_differs()}</span>
          </span>
        )}
      </th>
      {values.map((value, column) => (
        <td
          key={columnKeys[column]}
          {...tableRoles.cell}
          className={classNames(
            'min-w-0 text-pretty',
            columnStyle(column),
            differing && (differingOnPhones ? 'font-semibold' : 'sm:font-semibold'),
          )}
        >
          {value === null ? (
            <span className="font-normal text-muted">{m.compare_not_specified()}</span>
          ) : (
            <WrapAtWords>{value}</WrapAtWords>
          )}
        </td>
      ))}
    </>
  );
}

/** How many rows differ, which explains the sign on them. */
export function CountOfDifferences({ rows }: { rows: readonly ComparedRow[] }) {
  const onPhones = rows.filter(isStated);
  const text = {
    all: m.compare_rows_differ({ count: rows.filter((row) => differs(row)).length, total: rows.length }),
    onPhones: m.compare_rows_differ({
      count: onPhones.filter((row) => differs(row, phoneColumns)).length,
      total: onPhones.length,
    }),
  };
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-muted">
      <EqualNot aria-hidden="true" className="size-4 shrink-0 text-brand" />
      <span className="sm:hidden">{text.onPhones}</span>
      <span className="max-sm:hidden">{text.all}</span>
    </p>
  );
}
