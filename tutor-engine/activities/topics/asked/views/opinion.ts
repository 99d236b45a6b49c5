// Whether what is thought of something is asked.

export const OPINION = /[你您](?:觉得|认为).{4}|^[你您][说看](?!说|看|的).{4}/u;
