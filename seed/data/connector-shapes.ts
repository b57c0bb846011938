import type { ModelShape, Plug } from '../drawings/model-shape.ts';
import type { SeedProduct } from '../types.ts';
import { amountOf, type Facts } from './shape-facts.ts';
import { socketsOf } from './sockets.ts';

/** Sockets of a text such as `USB-C × 2, USB-A × 1`. */
function portsOf(text = ''): ModelShape['ports'] {
  const count = (name: string) => {
    const found = new RegExp(`(?<!Built-in )${name}(?: \\([^)]*\\))?(?: × (\\d))?(?! cable)`).exec(text);
    return found ? Number(found[1] ?? 1) : 0;
  };
  const ports = { usbC: count('USB-C'), usbA: count('USB-A') };
  return ports.usbC + ports.usbA > 0 ? ports : undefined;
}

/** The sockets and the power of a charger. */
export function chargerShape(_: SeedProduct, facts: Facts): ModelShape {
  const [ports, watts] = [portsOf(facts('ports')), amountOf(facts('power'))];
  return { ...(ports && { ports }), ...(watts && { watts }) };
}

/** The sockets and the capacity of a power bank. */
export function powerBankShape(_: SeedProduct, facts: Facts): ModelShape {
  const [ports, capacity] = [portsOf(facts('ports')), amountOf(facts('capacity'))];
  return {
    ...(ports && { ports }),
    ...(capacity && { capacity }),
    ownCable: /built-in/i.test(`${facts('ports')} ${facts('included')}`),
  };
}

const plugNames: Record<string, Plug> = {
  'USB-C': 'usb-c',
  'USB-A': 'usb-a',
  Lightning: 'lightning',
  HDMI: 'hdmi',
  DisplayPort: 'displayport',
};

/** The plugs of a text such as `USB-C to Lightning`, or `HDMI` for both ends. */
export function cableShape(_: SeedProduct, facts: Facts): ModelShape {
  const [first = '', second = first] = (facts('connectors') ?? '').split(/ to | – /);
  const [one, other] = [plugNames[first], plugNames[second]];
  return one && other ? { plugs: [one, other] } : {};
}

/** The plugs of a text such as `USB-C + USB-A`, the larger one first. */
export function flashDriveShape(_: SeedProduct, facts: Facts): ModelShape {
  const names = (facts('interface') ?? '').split(' + ').toSorted();
  const plugs = names.flatMap((name) => plugNames[name] ?? []);
  return plugs.length > 0 ? { plugs } : {};
}

/** The sockets of a hub. */
export function hubShape(_: SeedProduct, facts: Facts): ModelShape {
  const sockets = socketsOf(facts('ports') ?? '');
  return sockets.length > 0 ? { sockets } : {};
}

/** How many devices a wireless charger holds, by its attribute such as `3 devices`. */
export function wirelessChargerShape({ attributes }: SeedProduct): ModelShape {
  const devices = amountOf(attributes.find(({ code }) => code === 'ports')?.valueLabel.en);
  return devices ? { devices } : {};
}
