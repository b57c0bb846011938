import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser';

/** All imports of the source files in these rooms of a folder, and those that violate a rule. */
export async function cruiseRooms(
  folder: string,
  rooms: string[],
  { forbidden, options }: IConfiguration,
): Promise<ICruiseResult> {
  const { output } = await cruise(rooms, { ...options, baseDir: folder, ruleSet: { forbidden }, validate: true });
  if (typeof output === 'string') throw new Error(`dependency-cruiser returned a report: ${output}`);
  return output;
}
