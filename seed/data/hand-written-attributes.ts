import type { SeedAttribute, SeedProduct } from '../types.ts';
import { textAttribute, yesNoAttribute } from './attributes.ts';
import {
  cellCapacity,
  chargingPower,
  driveSpeed,
  laptopScreen,
  monitorRefresh,
  monitorScreen,
  phoneScreen,
  playTime,
  processorFamily,
  speakerPower,
  tabletScreen,
  wearTime,
} from './filter-ranges.ts';
import { text } from './text.ts';

const phone = (inches: number, chip: string, network: '5G' | '4G', ...more: SeedAttribute[]) => [
  phoneScreen(inches),
  processorFamily(chip),
  textAttribute('network', network),
  ...more,
];

const laptop = (inches: number, processor: string, panel: string, graphics: string, ...more: SeedAttribute[]) => [
  laptopScreen(inches),
  processorFamily(processor),
  textAttribute('panel', panel),
  ...(graphics ? [textAttribute('graphics', graphics)] : []),
  ...more,
];

const built = text('ในตัวซีพียู', 'Integrated');
const memory = (size: string) => textAttribute('memory', size);
const storage = (size: string) => textAttribute('storage', size);

/** Filter attributes of hand-written products, by product id. */
const handWrittenAttributes: Readonly<Record<number, SeedAttribute[]>> = {
  1001: phone(6.3, 'Apple', '5G'),
  1002: phone(6.3, 'Apple', '5G'),
  1003: phone(6.3, 'Apple', '5G'),
  1004: phone(6.1, 'Apple', '5G'),
  1005: phone(6.9, 'Snapdragon', '5G', memory('12GB')),
  1006: phone(6.2, 'Snapdragon', '5G', memory('12GB')),
  1007: phone(6.7, 'Exynos', '5G'),
  1008: phone(6.83, 'Dimensity', '5G', memory('12GB')),
  1009: phone(6.67, 'Dimensity', '5G'),
  1010: phone(6.59, 'Dimensity', '5G', memory('12GB')),
  1011: phone(6.67, 'Dimensity', '5G', memory('8GB')),
  1012: phone(6.78, 'Dimensity', '5G', memory('16GB')),
  1013: phone(6.77, 'Snapdragon', '5G', memory('12GB')),
  1014: phone(6.83, 'Snapdragon', '5G', memory('12GB')),
  1015: phone(6.72, 'Helio', '4G', memory('8GB')),
  1016: laptop(13.6, 'Apple', 'IPS', ''),
  1017: laptop(14.2, 'Apple', 'Mini LED', '', memory('16GB')),
  1018: laptop(14, 'Intel Core Ultra 9', 'OLED', '', memory('32GB'), storage('1TB'), textAttribute('graphics', built)),
  1019: laptop(15.3, 'Intel Core i5', 'IPS', '', textAttribute('graphics', built)),
  1020: laptop(14, 'Intel Core Ultra 7', 'OLED', '', memory('32GB'), storage('1TB'), textAttribute('graphics', built)),
  1021: laptop(16, 'Intel Core Ultra 9', 'IPS', '', memory('32GB')),
  1022: laptop(15.6, 'Intel Core i5', 'IPS', '', memory('16GB')),
  1023: laptop(15.6, 'Intel Core i7', 'IPS', 'RTX 5060', memory('16GB')),
  1024: [tabletScreen(11), processorFamily('Apple')],
  1025: [tabletScreen(11), processorFamily('Apple'), textAttribute('connectivity', 'Wi-Fi')],
  1026: [tabletScreen(10.9), processorFamily('Exynos')],
  1027: [tabletScreen(11.2), processorFamily('Snapdragon'), textAttribute('connectivity', 'Wi-Fi')],
  1028: [
    textAttribute('panel', 'OLED'),
    textAttribute('resolution', '4K'),
    textAttribute('refresh-rate', '120Hz'),
    textAttribute('platform', 'webOS'),
  ],
  1029: [
    textAttribute('panel', 'Mini LED'),
    textAttribute('resolution', '4K'),
    textAttribute('refresh-rate', '144Hz'),
    textAttribute('platform', 'Google TV'),
  ],
  1030: [
    monitorScreen(23.8),
    textAttribute('resolution', 'Full HD'),
    monitorRefresh(100),
    textAttribute('panel', 'IPS'),
  ],
  1031: [monitorScreen(27), textAttribute('resolution', 'QHD'), monitorRefresh(180), textAttribute('panel', 'IPS')],
  1032: [textAttribute('resolution', 'QHD'), monitorRefresh(165), textAttribute('panel', 'VA')],
  1033: [yesNoAttribute('noise-cancelling', true), playTime(24), textAttribute('water-resistance', 'IP57')],
  1034: [playTime(30), textAttribute('water-resistance', 'IP54')],
  1035: [yesNoAttribute('noise-cancelling', true), playTime(26), textAttribute('water-resistance', 'IP57')],
  1036: [yesNoAttribute('noise-cancelling', true), playTime(50), textAttribute('water-resistance', 'IPX4')],
  1037: [textAttribute('type', text('ไร้สาย', 'Wireless')), yesNoAttribute('noise-cancelling', true), playTime(30)],
  1038: [speakerPower(35), playTime(14), textAttribute('water-resistance', 'IP68')],
  1039: [speakerPower(20), playTime(32), textAttribute('water-resistance', 'IP67')],
  1040: [speakerPower(350), textAttribute('type', text('มีซับวูฟเฟอร์', 'With subwoofer'))],
  1041: [wearTime(1), textAttribute('water-resistance', '5 ATM'), textAttribute('connectivity', 'GPS')],
  1042: [wearTime(1), textAttribute('water-resistance', '5 ATM'), textAttribute('connectivity', 'Bluetooth')],
  1043: [wearTime(11), textAttribute('water-resistance', '5 ATM')],
  1044: [wearTime(14), textAttribute('water-resistance', '5 ATM'), textAttribute('connectivity', 'Bluetooth')],
  1045: [textAttribute('sensor', 'APS-C'), textAttribute('mount', 'Sony E')],
  1046: [textAttribute('sensor', 'APS-C'), textAttribute('mount', 'Canon RF')],
  1047: [textAttribute('type', text('กล้องลุย', 'Rugged'))],
  1048: [textAttribute('platform', 'Nintendo Switch 2'), storage('256GB')],
  1049: [textAttribute('platform', 'PlayStation 5'), storage('1TB')],
  1050: [textAttribute('platform', 'PlayStation 5')],
  1051: [textAttribute('type', text('ไร้สาย', 'Wireless'))],
  1052: [textAttribute('type', text('ไร้สาย', 'Wireless'))],
  1053: [textAttribute('type', text('ไร้สาย', 'Wireless'))],
  1054: [textAttribute('type', text('เต็มขนาด', 'Full size'))],
  1055: [textAttribute('type', '75%')],
  1056: [driveSpeed(7450), textAttribute('type', 'PCIe 4.0')],
  1057: [driveSpeed(1050), textAttribute('type', 'USB 3.2')],
  1058: [
    textAttribute('functions', text('พิมพ์ สแกน ถ่ายเอกสาร', 'Print, scan, copy')),
    textAttribute('speed', text('10 หน้า/นาที', '10 ppm')),
  ],
  1059: [chargingPower(20), textAttribute('ports', text('1 พอร์ต', '1 port'))],
  1060: [chargingPower(30), textAttribute('ports', text('1 พอร์ต', '1 port'))],
  1061: [chargingPower(65), textAttribute('ports', text('3 พอร์ต', '3 ports'))],
  1062: [textAttribute('connector', 'USB-C'), chargingPower(100)],
  1063: [textAttribute('connector', 'Lightning'), chargingPower(30)],
  1064: [cellCapacity(10_000), chargingPower(27)],
  1065: [cellCapacity(10_000), chargingPower(33)],
  1066: [cellCapacity(30_000), chargingPower(18)],
  1067: [
    textAttribute('fits', 'iPhone 17'),
    textAttribute('material', text('โพลีคาร์บอเนตและ TPU', 'Polycarbonate and TPU')),
  ],
  1068: [textAttribute('fits', 'Galaxy S25'), textAttribute('material', 'TPU')],
  1069: [textAttribute('wifi', 'Wi-Fi 6')],
  1070: [textAttribute('wifi', 'Wi-Fi 7'), textAttribute('speed', 'BE3600'), textAttribute('ports', '2.5G')],
  1071: [textAttribute('wifi', 'Wi-Fi 6'), textAttribute('speed', 'AX1800'), textAttribute('ports', '1G')],
  1072: [textAttribute('functions', text('ดูดและถู พร้อมแท่นซักผ้า', 'Vacuum and mop with washing dock'))],
  1073: [textAttribute('functions', text('ดูดและถู', 'Vacuum and mop'))],
};

/** Products that hand-written accessories fit, by accessory id. */
const handWrittenFits: Readonly<Record<number, number[]>> = {
  1059: [1001, 1002, 1003, 1004, 1024, 1025],
  1064: [1001, 1002, 1003, 2001, 2002],
  1067: [1001, 1002],
  1068: [1005],
};

export const withHandWrittenAttributes = (product: SeedProduct): SeedProduct => ({
  ...product,
  attributes: handWrittenAttributes[product.productId] ?? product.attributes,
  fits: handWrittenFits[product.productId] ?? product.fits,
});
