/** Values of a name that are remembered. */
const maxValues = 12;
/** Names whose values a shopper passes on to other calls. */
const passedOn = /(?:^id|Id|uuid|slug|sku|code|token|path|value|quote|version|number|reference|Number)$/;
/** Names under which other calls return the values of a name. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  cartItemId: ['uuid'],
  cartItemIds: ['uuid'],
  parentItemId: ['uuid'],
  productId: ['skuId'],
  ids: ['productId', 'id'],
  optionProductIds: ['skuId'],
  invoiceNumber: ['number'],
  slipId: ['id'],
  couponCode: ['code'],
  id: ['addressId', 'couponId', 'productId', 'storeId', 'sessionId'],
  category: ['path', 'value', 'slug'],
};

/** Values that a shop has, collected from its answers, so that later calls are for what exists. */
export class KnownValues {
  readonly #values = new Map<string, unknown[]>();

  add(name: string, value: unknown): void {
    const values = this.#values.get(name) ?? [];
    if (!values.includes(value) && values.length < maxValues) this.#values.set(name, [...values, value]);
  }

  /** Remembers the values of an answer by name. */
  collect(value: unknown): void {
    if (value === null || typeof value !== 'object') return;
    for (const [name, entry] of Object.entries(value)) {
      if (typeof entry === 'object') this.collect(entry);
      else if (passedOn.test(name) && (typeof entry === 'number' || isShort(entry))) this.add(name, entry);
    }
  }

  readonly of = (name: string): readonly unknown[] =>
    [name, ...(otherNames[name] ?? [])].flatMap((one) => this.#values.get(one) ?? []);
}

const isShort = (value: unknown) => typeof value === 'string' && value.length > 0 && value.length <= 200;
