import { customType } from 'drizzle-orm/pg-core';

/** Bytes as they are; the driver sends and returns them without an encoding in between. */
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
