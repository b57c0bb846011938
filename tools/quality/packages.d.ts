/* The parts that are used here of the packages that are installed only where the checks run. */

declare module 'dependency-cruiser' {
  interface Condition {
    path?: string | string[];
    pathNot?: string | string[];
    dependencyTypes?: string[];
    dependencyTypesNot?: string[];
    couldNotResolve?: boolean;
    circular?: boolean;
    viaOnly?: { dependencyTypesNot: string[] };
  }

  export interface IForbiddenRuleType {
    name: string;
    severity: 'error';
    comment: string;
    from: Condition;
    to: Condition;
  }

  export interface IConfiguration {
    forbidden: IForbiddenRuleType[];
    options: object;
  }

  export interface ICruiseResult {
    modules: { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] }[];
    summary: {
      violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[];
    };
  }

  export function cruise(rooms: string[], options: object): Promise<{ output: ICruiseResult | string }>;
}

declare module '@redocly/openapi-core' {
  interface Problem {
    severity: string;
    ruleId: string;
    message: string;
    location: { pointer?: string }[];
  }

  export function createConfig(config: { extends: string[]; rules: Record<string, string> }): Promise<object>;
  export function lintFromString(options: { source: string; config: object }): Promise<Problem[]>;
}

/* Every export is an icon. */
declare module 'simple-icons' {
  interface Icon {
    title: string;
    path: string;
    hex: string;
  }

  const icons: Record<string, Icon>;
  export = icons;
}

declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
      keepFeatures: string[];
    },
  ): Promise<Buffer>;
}
