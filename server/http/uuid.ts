const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id from an address can be one of ours; the database would refuse any other text with an error. */
export const isUuid = (text: string): boolean => UUID.test(text);
