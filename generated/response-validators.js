// Generated from openapi.yaml by `npm run generate`. Do not edit.
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// node_modules/ajv-formats/dist/formats.js
var require_formats = __commonJS({
  "node_modules/ajv-formats/dist/formats.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
    function fmtDef(validate, compare) {
      return { validate, compare };
    }
    exports.fullFormats = {
      // date: http://tools.ietf.org/html/rfc3339#section-5.6
      date: fmtDef(date, compareDate),
      // date-time: http://tools.ietf.org/html/rfc3339#section-5.6
      time: fmtDef(getTime(true), compareTime),
      "date-time": fmtDef(getDateTime(true), compareDateTime),
      "iso-time": fmtDef(getTime(), compareIsoTime),
      "iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
      // duration: https://tools.ietf.org/html/rfc3339#appendix-A
      duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
      uri,
      "uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
      // uri-template: https://tools.ietf.org/html/rfc6570
      "uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
      // For the source: https://gist.github.com/dperini/729294
      // For test cases: https://mathiasbynens.be/demo/url-regex
      url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
      email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
      hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
      // optimized https://www.safaribooksonline.com/library/view/regular-expressions-cookbook/9780596802837/ch07s16.html
      ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
      ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
      regex,
      // uuid: http://tools.ietf.org/html/rfc4122
      uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
      // JSON-pointer: https://tools.ietf.org/html/rfc6901
      // uri fragment: https://tools.ietf.org/html/rfc3986#appendix-A
      "json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
      "json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
      // relative JSON-pointer: http://tools.ietf.org/html/draft-luff-relative-json-pointer-00
      "relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
      // the following formats are used by the openapi specification: https://spec.openapis.org/oas/v3.0.0#data-types
      // byte: https://github.com/miguelmota/is-base64
      byte,
      // signed 32 bit integer
      int32: { type: "number", validate: validateInt32 },
      // signed 64 bit integer
      int64: { type: "number", validate: validateInt64 },
      // C-type float
      float: { type: "number", validate: validateNumber },
      // C-type double
      double: { type: "number", validate: validateNumber },
      // hint to the UI to hide input strings
      password: true,
      // unchecked string payload
      binary: true
    };
    exports.fastFormats = {
      ...exports.fullFormats,
      date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
      time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
      "date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
      "iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
      "iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
      // uri: https://github.com/mafintosh/is-my-json-valid/blob/master/formats.js
      uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
      "uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
      // email (sources from jsen validator):
      // http://stackoverflow.com/questions/201323/using-a-regular-expression-to-validate-an-email-address#answer-8829363
      // http://www.w3.org/TR/html5/forms.html#valid-e-mail-address (search for 'wilful violation')
      email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
    };
    exports.formatNames = Object.keys(exports.fullFormats);
    function isLeapYear(year) {
      return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    }
    var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
    var DAYS = [0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    function date(str) {
      const matches = DATE.exec(str);
      if (!matches)
        return false;
      const year = +matches[1];
      const month = +matches[2];
      const day = +matches[3];
      return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
    }
    function compareDate(d1, d2) {
      if (!(d1 && d2))
        return void 0;
      if (d1 > d2)
        return 1;
      if (d1 < d2)
        return -1;
      return 0;
    }
    var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
    function getTime(strictTimeZone) {
      return function time(str) {
        const matches = TIME.exec(str);
        if (!matches)
          return false;
        const hr = +matches[1];
        const min = +matches[2];
        const sec = +matches[3];
        const tz = matches[4];
        const tzSign = matches[5] === "-" ? -1 : 1;
        const tzH = +(matches[6] || 0);
        const tzM = +(matches[7] || 0);
        if (tzH > 23 || tzM > 59 || strictTimeZone && !tz)
          return false;
        if (hr <= 23 && min <= 59 && sec < 60)
          return true;
        const utcMin = min - tzM * tzSign;
        const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
        return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
      };
    }
    function compareTime(s1, s2) {
      if (!(s1 && s2))
        return void 0;
      const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
      const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
      if (!(t1 && t2))
        return void 0;
      return t1 - t2;
    }
    function compareIsoTime(t1, t2) {
      if (!(t1 && t2))
        return void 0;
      const a1 = TIME.exec(t1);
      const a2 = TIME.exec(t2);
      if (!(a1 && a2))
        return void 0;
      t1 = a1[1] + a1[2] + a1[3];
      t2 = a2[1] + a2[2] + a2[3];
      if (t1 > t2)
        return 1;
      if (t1 < t2)
        return -1;
      return 0;
    }
    var DATE_TIME_SEPARATOR = /t|\s/i;
    function getDateTime(strictTimeZone) {
      const time = getTime(strictTimeZone);
      return function date_time(str) {
        const dateTime = str.split(DATE_TIME_SEPARATOR);
        return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
      };
    }
    function compareDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const d1 = new Date(dt1).valueOf();
      const d2 = new Date(dt2).valueOf();
      if (!(d1 && d2))
        return void 0;
      return d1 - d2;
    }
    function compareIsoDateTime(dt1, dt2) {
      if (!(dt1 && dt2))
        return void 0;
      const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
      const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
      const res = compareDate(d1, d2);
      if (res === void 0)
        return void 0;
      return res || compareTime(t1, t2);
    }
    var NOT_URI_FRAGMENT = /\/|:/;
    var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function uri(str) {
      return NOT_URI_FRAGMENT.test(str) && URI.test(str);
    }
    var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
    function byte(str) {
      BYTE.lastIndex = 0;
      return BYTE.test(str);
    }
    var MIN_INT32 = -(2 ** 31);
    var MAX_INT32 = 2 ** 31 - 1;
    function validateInt32(value) {
      return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
    }
    function validateInt64(value) {
      return Number.isInteger(value);
    }
    function validateNumber() {
      return true;
    }
    var Z_ANCHOR = /[^\\]\\Z/;
    function regex(str) {
      if (Z_ANCHOR.test(str))
        return false;
      try {
        new RegExp(str);
        return true;
      } catch (e) {
        return false;
      }
    }
  }
});

// scripts/generate/formats.ts
var formats_exports = {};
__export(formats_exports, {
  formats: () => formats
});
function isMoment(text) {
  if (!isTextFormat(DATE_TIME) || !DATE_TIME.validate(text)) return false;
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
}
function isTextFormat(format) {
  return typeof format === "object" && format !== null && "validate" in format;
}
var import_formats, DECIMAL, CURRENCIES, DATE_TIME, formats;
var init_formats = __esm({
  "scripts/generate/formats.ts"() {
    "use strict";
    import_formats = __toESM(require_formats(), 1);
    DECIMAL = /^-?\d+(\.\d{1,4})?$/;
    CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
    DATE_TIME = import_formats.fullFormats["date-time"];
    formats = {
      "date-time": isMoment,
      "uri-reference": import_formats.fullFormats["uri-reference"],
      uuid: import_formats.fullFormats.uuid,
      // a list that is kept with Node.js, of Unicode CLDR: it has no code that ISO 4217 lacks
      currency: (text) => CURRENCIES.has(text),
      decimal: { type: "number", validate: (value) => DECIMAL.test(String(value)) },
      double: true,
      html: true,
      int32: true,
      int64: true,
      password: true
    };
  }
});

// virtual:contract-responses
var require_contract_responses = __commonJS({
  "virtual:contract-responses"(exports) {
    "use strict";
    exports.schema1 = validate20;
    var func1 = require_ucs2length().default;
    function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate20.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 128) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data) < 1) {
          const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema2 = validate21;
    var pattern4 = new RegExp('^"[a-z]+";r=\\d+;t=\\d+$', "u");
    function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate21.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 200) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern4.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^"[a-z]+";r=\\d+;t=\\d+$' }, message: 'must match pattern "^"[a-z]+";r=\\d+;t=\\d+$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema3 = validate22;
    var pattern5 = new RegExp('^"[a-z]+";q=\\d+;w=\\d+$', "u");
    function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate22.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 200) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern5.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^"[a-z]+";q=\\d+;w=\\d+$' }, message: 'must match pattern "^"[a-z]+";q=\\d+;w=\\d+$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate22.errors = vErrors;
      return errors === 0;
    }
    validate22.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema4 = validate23;
    var pattern6 = new RegExp("^(no-store|no-cache|private, no-cache)$", "u");
    function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate23.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 100) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern6.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(no-store|no-cache|private, no-cache)$" }, message: 'must match pattern "^(no-store|no-cache|private, no-cache)$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate23.errors = vErrors;
      return errors === 0;
    }
    validate23.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema5 = validate24;
    var pattern7 = new RegExp("^(en|es|fr|de)$", "u");
    function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate24.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 2) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2 }, message: "must NOT have more than 2 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern7.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(en|es|fr|de)$" }, message: 'must match pattern "^(en|es|fr|de)$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate24.errors = vErrors;
      return errors === 0;
    }
    validate24.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema6 = validate25;
    var pattern8 = new RegExp("^(?:[A-Za-z-]+, )*Accept-Language(?:, [A-Za-z-]+)*$", "u");
    function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate25.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 200) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern8.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(?:[A-Za-z-]+, )*Accept-Language(?:, [A-Za-z-]+)*$" }, message: 'must match pattern "^(?:[A-Za-z-]+, )*Accept-Language(?:, [A-Za-z-]+)*$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate25.errors = vErrors;
      return errors === 0;
    }
    validate25.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema7 = validate28;
    var schema39 = { "type": "object", "description": "The success envelope; `data` is a new pair of tokens.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "The two tokens of a login. Each refresh replaces both.", "required": ["accessToken", "refreshToken", "tokenType", "expiresIn"], "properties": { "accessToken": { "type": "string", "description": "A JWT for the `Authorization` header. Treat it as opaque.", "maxLength": 4096, "pattern": "^[\\w-]+\\.[\\w-]+\\.[\\w-]+$" }, "refreshToken": { "type": "string", "description": "For one call of `POST /api/auth/refresh`, where it is named `refresh_token`.", "maxLength": 512, "pattern": "^[\\w-]+$" }, "tokenType": { "type": "string", "description": "How the access token is sent: `Authorization: Bearer \u2026` (RFC 6750).", "enum": ["Bearer"] }, "expiresIn": { "type": "integer", "format": "int32", "description": "How many seconds the access token remains valid.", "minimum": 1, "maximum": 31536e3 } }, "additionalProperties": false } }, "additionalProperties": false };
    var pattern11 = new RegExp("^[\\w-]+\\.[\\w-]+\\.[\\w-]+$", "u");
    var pattern12 = new RegExp("^[\\w-]+$", "u");
    function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate28.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema39.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.accessToken === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "accessToken" }, message: "must have required property 'accessToken'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.refreshToken === void 0) {
              const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "refreshToken" }, message: "must have required property 'refreshToken'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.tokenType === void 0) {
              const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "tokenType" }, message: "must have required property 'tokenType'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.expiresIn === void 0) {
              const err11 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "expiresIn" }, message: "must have required property 'expiresIn'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "accessToken" || key1 === "refreshToken" || key1 === "tokenType" || key1 === "expiresIn")) {
                const err12 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data2.accessToken !== void 0) {
              let data3 = data2.accessToken;
              if (typeof data3 === "string") {
                if (func1(data3) > 4096) {
                  const err13 = { instancePath: instancePath + "/data/accessToken", schemaPath: "#/properties/data/properties/accessToken/maxLength", keyword: "maxLength", params: { limit: 4096 }, message: "must NOT have more than 4096 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (!pattern11.test(data3)) {
                  const err14 = { instancePath: instancePath + "/data/accessToken", schemaPath: "#/properties/data/properties/accessToken/pattern", keyword: "pattern", params: { pattern: "^[\\w-]+\\.[\\w-]+\\.[\\w-]+$" }, message: 'must match pattern "^[\\w-]+\\.[\\w-]+\\.[\\w-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              } else {
                const err15 = { instancePath: instancePath + "/data/accessToken", schemaPath: "#/properties/data/properties/accessToken/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data2.refreshToken !== void 0) {
              let data4 = data2.refreshToken;
              if (typeof data4 === "string") {
                if (func1(data4) > 512) {
                  const err16 = { instancePath: instancePath + "/data/refreshToken", schemaPath: "#/properties/data/properties/refreshToken/maxLength", keyword: "maxLength", params: { limit: 512 }, message: "must NOT have more than 512 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (!pattern12.test(data4)) {
                  const err17 = { instancePath: instancePath + "/data/refreshToken", schemaPath: "#/properties/data/properties/refreshToken/pattern", keyword: "pattern", params: { pattern: "^[\\w-]+$" }, message: 'must match pattern "^[\\w-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/data/refreshToken", schemaPath: "#/properties/data/properties/refreshToken/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data2.tokenType !== void 0) {
              let data5 = data2.tokenType;
              if (typeof data5 !== "string") {
                const err19 = { instancePath: instancePath + "/data/tokenType", schemaPath: "#/properties/data/properties/tokenType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (!(data5 === "Bearer")) {
                const err20 = { instancePath: instancePath + "/data/tokenType", schemaPath: "#/properties/data/properties/tokenType/enum", keyword: "enum", params: { allowedValues: schema39.properties.data.properties.tokenType.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data2.expiresIn !== void 0) {
              let data6 = data2.expiresIn;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err21 = { instancePath: instancePath + "/data/expiresIn", schemaPath: "#/properties/data/properties/expiresIn/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 31536e3 || isNaN(data6)) {
                  const err22 = { instancePath: instancePath + "/data/expiresIn", schemaPath: "#/properties/data/properties/expiresIn/maximum", keyword: "maximum", params: { comparison: "<=", limit: 31536e3 }, message: "must be <= 31536000" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (data6 < 1 || isNaN(data6)) {
                  const err23 = { instancePath: instancePath + "/data/expiresIn", schemaPath: "#/properties/data/properties/expiresIn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
      } else {
        const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err25];
        } else {
          vErrors.push(err25);
        }
        errors++;
      }
      validate28.errors = vErrors;
      return errors === 0;
    }
    validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema8 = validate26;
    var schema372 = { "type": "object", "description": "The error envelope; `data` tells programs which error occurred.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `error`; successful responses use another envelope.", "enum": ["error"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Branch on `data.code`\ninstead.\n", "maxLength": 500 }, "data": { "type": "object", "description": "The cause of the error, for programs and for support.", "required": ["code", "requestId"], "properties": { "code": { "type": "string", "description": "A stable, machine-readable code. `x-error-code-details` lists the HTTP status, the meaning and the\nrecommended action of each code and reason. A minor version may add codes: handle an unknown code by\nits HTTP status.\n", "maxLength": 50, "x-error-code-details": { "malformed_request": { "status": 400, "meaning": "The request is not valid HTTP, or its body is incomplete.", "action": "Correct the request. Check any proxies in between." }, "malformed_json": { "status": 400, "meaning": "The body is not JSON, or not UTF-8.", "action": "Correct the body." }, "invalid_parameter": { "status": 400, "meaning": "A parameter in the path, the query or a header breaks a rule.", "action": "Correct the parameters that `data.errors` lists." }, "unknown_parameter": { "status": 400, "meaning": "The query has a parameter unknown to this operation.", "action": "Remove the parameters that `data.errors` lists." }, "invalid_cursor": { "status": 400, "meaning": "The cursor belongs to another list, other filters or another `sort`.", "action": "Start again from the first page, without `cursor`." }, "authentication_required": { "status": 401, "meaning": "The operation requires a credential, and the request has none.", "action": "Send an access token or an API key." }, "invalid_credentials": { "status": 401, "meaning": "The username or the password is wrong.", "action": "Ask the person to try again." }, "token_invalid": { "status": 401, "meaning": "The access token is from another service, or its login has ended.", "action": "Ask the person to sign in again." }, "token_expired": { "status": 401, "meaning": "The access token is older than 15 minutes.", "x-settings": { "ACCESS_TOKEN_TTL": "15 minutes" }, "action": "Refresh the tokens, then send the request again, once." }, "refresh_token_invalid": { "status": 401, "meaning": "The refresh token is unknown, or its login has ended.", "action": "Ask the person to sign in again." }, "refresh_token_expired": { "status": 401, "meaning": "The login has expired.", "action": "Ask the person to sign in again." }, "refresh_token_reused": { "status": 401, "meaning": "The refresh token was already used. Because it may have been stolen, every token of the login was revoked.", "action": "Ask the person to sign in again. Keep only the newest pair." }, "api_key_invalid": { "status": 401, "meaning": "The API key is mistyped, revoked or expired.", "action": "Ask an administrator for a new key." }, "permission_denied": { "status": 403, "meaning": "The role of the person does not allow this.", "action": "Do not offer this operation to the person, or ask an administrator for a higher role." }, "insufficient_scope": { "status": 403, "meaning": "The API key does not have all the scopes that the operation needs.", "action": "Ask an administrator for a key with the scopes that the `message` names." }, "account_disabled": { "status": 403, "meaning": "An administrator has disabled the account.", "action": "Tell the person to ask an administrator." }, "not_found": { "status": 404, "meaning": "There is nothing at this URL, or nothing that you may see.", "action": "Check the `id`; remove the record from your lists." }, "method_not_allowed": { "status": 405, "meaning": "The path does not support this method.", "action": "Use a method that the `Allow` header lists." }, "request_timeout": { "status": 408, "meaning": "The request did not arrive in time.", "action": "Send it again." }, "conflict": { "status": 409, "meaning": "The request conflicts with the state of the resource. `data.reason` says why.", "action": "Branch on `data.reason`. Show the `message` if the reason is unknown to you." }, "already_exists": { "status": 409, "code": "conflict", "meaning": "A value that must be unique is taken.", "action": "Change the value that `data.errors` points to." }, "in_progress": { "status": 409, "code": "conflict", "meaning": "The first request with this `Idempotency-Key` is still running.", "action": "Wait for `Retry-After` seconds, then send the request again with the same key." }, "own_password": { "status": 409, "code": "conflict", "meaning": "Administrators cannot set their own password here.", "action": "Use `POST /api/auth/password`, which asks for the present password." }, "in_use": { "status": 409, "code": "conflict", "meaning": "Other records refer to the resource, so it cannot be deleted.", "action": "First change or delete the records that the `message` names." }, "last_admin": { "status": 409, "code": "conflict", "meaning": "The user is the only administrator who can sign in.", "action": "Appoint another administrator first." }, "api_key_ended": { "status": 409, "code": "conflict", "meaning": "The API key is revoked, expired or already rotated.", "action": "Issue a new key, or rotate its successor." }, "cursor_expired": { "status": 410, "meaning": "The cursor is older than the retention period, or was issued for different access or by another database.", "action": "Get a new cursor by leaving out `since`, read the full lists again, and continue with the new cursor." }, "endpoint_sunset": { "status": 410, "meaning": "The operation was deprecated, and its `Sunset` date has passed.", "action": 'Use the operation in the `Link` header (`rel="successor-version"`), or see the changelog.' }, "precondition_failed": { "status": 412, "meaning": "The resource has changed since you read it; nothing was written.", "action": "Read it again, and repeat your change on what you find." }, "payload_too_large": { "status": 413, "meaning": "The body is larger than this operation accepts.", "action": "Send less." }, "uri_too_long": { "status": 414, "meaning": "The URL is too long.", "action": "Send shorter parameters." }, "unsupported_media_type": { "status": 415, "meaning": "The body is not declared as JSON in UTF-8, or is compressed.", "action": "Send `Content-Type: application/json`. PATCH also takes `application/merge-patch+json`." }, "validation_failed": { "status": 422, "meaning": "Some fields of the body are invalid.", "action": "Correct all fields that `data.errors` lists." }, "idempotency_key_reused": { "status": 422, "meaning": "This `Idempotency-Key` was already used with a different body.", "action": "Use a new key for each different request." }, "precondition_required": { "status": 428, "meaning": "`If-Match` is missing.", "action": "Read the resource and send its `ETag` in `If-Match`." }, "rate_limited": { "status": 429, "meaning": "Too many requests, too many at once, or too many failed sign-ins.", "action": "Wait as many seconds as `Retry-After` says, then send the request again." }, "headers_too_large": { "status": 431, "meaning": "The headers are too large.", "action": "Send fewer or shorter headers." }, "internal_error": { "status": 500, "meaning": "The service has failed; nothing about it is told.", "action": "Send the request again with the same `Idempotency-Key`, a few times, each time after a longer wait. Then report the `requestId`." }, "unavailable": { "status": 503, "meaning": "The service cannot work at present, while its database restarts for example.", "action": "Wait as many seconds as `Retry-After` says, then send the request again." } }, "enum": ["malformed_request", "malformed_json", "invalid_parameter", "unknown_parameter", "invalid_cursor", "authentication_required", "invalid_credentials", "token_invalid", "token_expired", "refresh_token_invalid", "refresh_token_expired", "refresh_token_reused", "api_key_invalid", "permission_denied", "insufficient_scope", "account_disabled", "not_found", "method_not_allowed", "request_timeout", "conflict", "cursor_expired", "endpoint_sunset", "precondition_failed", "payload_too_large", "uri_too_long", "unsupported_media_type", "validation_failed", "idempotency_key_reused", "precondition_required", "rate_limited", "headers_too_large", "internal_error", "unavailable"] }, "reason": { "type": "string", "description": "The exact cause, if a `code` has several. Reasons are stable and explained with the codes. A minor\nversion may add reasons, also to errors without any: handle an unknown reason by its `code`.\n", "maxLength": 50, "enum": ["already_exists", "in_progress", "own_password", "in_use", "last_admin", "api_key_ended"] }, "requestId": { "type": "string", "description": "The same as in the `X-Request-Id` header.", "maxLength": 128, "pattern": "^[\\w.:-]+$" }, "errors": { "type": "array", "description": "Every part of the request that breaks a rule, at most the first 100.", "maxItems": 100, "items": { "type": "object", "description": "One part of the request that breaks a rule.", "required": ["location", "field", "rule", "message"], "properties": { "location": { "type": "string", "description": "Where the error is: in the body, the path, the query or a header.", "enum": ["body", "path", "query", "header"] }, "field": { "type": "string", "description": "The position in that part as a JSON Pointer (RFC 6901): `/price` or `/tags/0` in a body,\n`/limit` in a query, empty for the whole body.\n", "maxLength": 1e3 }, "rule": { "type": "string", "description": "The violated rule, such as `required`, `maxLength` or `unique`.", "maxLength": 50, "pattern": "^[A-Za-z]+$" }, "message": { "type": "string", "description": "The rule in a sentence for people, without the field name, in the language of the response.\n", "maxLength": 1e3 } }, "additionalProperties": false } } }, "additionalProperties": false } }, "additionalProperties": false };
    var pattern9 = new RegExp("^[\\w.:-]+$", "u");
    var pattern10 = new RegExp("^[A-Za-z]+$", "u");
    function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate26.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "error")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema372.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.code === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.requestId === void 0) {
              const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "code" || key1 === "reason" || key1 === "requestId" || key1 === "errors")) {
                const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data2.code !== void 0) {
              let data3 = data2.code;
              if (!(data3 === "malformed_request" || data3 === "malformed_json" || data3 === "invalid_parameter" || data3 === "unknown_parameter" || data3 === "invalid_cursor" || data3 === "authentication_required" || data3 === "invalid_credentials" || data3 === "token_invalid" || data3 === "token_expired" || data3 === "refresh_token_invalid" || data3 === "refresh_token_expired" || data3 === "refresh_token_reused" || data3 === "api_key_invalid" || data3 === "permission_denied" || data3 === "insufficient_scope" || data3 === "account_disabled" || data3 === "not_found" || data3 === "method_not_allowed" || data3 === "request_timeout" || data3 === "conflict" || data3 === "cursor_expired" || data3 === "endpoint_sunset" || data3 === "precondition_failed" || data3 === "payload_too_large" || data3 === "uri_too_long" || data3 === "unsupported_media_type" || data3 === "validation_failed" || data3 === "idempotency_key_reused" || data3 === "precondition_required" || data3 === "rate_limited" || data3 === "headers_too_large" || data3 === "internal_error" || data3 === "unavailable")) {
                const err11 = { instancePath: instancePath + "/data/code", schemaPath: "#/properties/data/properties/code/enum", keyword: "enum", params: { allowedValues: schema372.properties.data.properties.code.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (typeof data3 === "string") {
                if (func1(data3) > 50) {
                  const err12 = { instancePath: instancePath + "/data/code", schemaPath: "#/properties/data/properties/code/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/data/code", schemaPath: "#/properties/data/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data2.reason !== void 0) {
              let data4 = data2.reason;
              if (!(data4 === "already_exists" || data4 === "in_progress" || data4 === "own_password" || data4 === "in_use" || data4 === "last_admin" || data4 === "api_key_ended")) {
                const err14 = { instancePath: instancePath + "/data/reason", schemaPath: "#/properties/data/properties/reason/enum", keyword: "enum", params: { allowedValues: schema372.properties.data.properties.reason.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
              if (typeof data4 === "string") {
                if (func1(data4) > 50) {
                  const err15 = { instancePath: instancePath + "/data/reason", schemaPath: "#/properties/data/properties/reason/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
              } else {
                const err16 = { instancePath: instancePath + "/data/reason", schemaPath: "#/properties/data/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data2.requestId !== void 0) {
              let data5 = data2.requestId;
              if (typeof data5 === "string") {
                if (func1(data5) > 128) {
                  const err17 = { instancePath: instancePath + "/data/requestId", schemaPath: "#/properties/data/properties/requestId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (!pattern9.test(data5)) {
                  const err18 = { instancePath: instancePath + "/data/requestId", schemaPath: "#/properties/data/properties/requestId/pattern", keyword: "pattern", params: { pattern: "^[\\w.:-]+$" }, message: 'must match pattern "^[\\w.:-]+$"' };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/data/requestId", schemaPath: "#/properties/data/properties/requestId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data2.errors !== void 0) {
              let data6 = data2.errors;
              if (Array.isArray(data6)) {
                if (data6.length > 100) {
                  const err20 = { instancePath: instancePath + "/data/errors", schemaPath: "#/properties/data/properties/errors/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                const len0 = data6.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data7 = data6[i0];
                  if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                    if (data7.location === void 0) {
                      const err21 = { instancePath: instancePath + "/data/errors/" + i0, schemaPath: "#/properties/data/properties/errors/items/required", keyword: "required", params: { missingProperty: "location" }, message: "must have required property 'location'" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                    if (data7.field === void 0) {
                      const err22 = { instancePath: instancePath + "/data/errors/" + i0, schemaPath: "#/properties/data/properties/errors/items/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'" };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                    if (data7.rule === void 0) {
                      const err23 = { instancePath: instancePath + "/data/errors/" + i0, schemaPath: "#/properties/data/properties/errors/items/required", keyword: "required", params: { missingProperty: "rule" }, message: "must have required property 'rule'" };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                    if (data7.message === void 0) {
                      const err24 = { instancePath: instancePath + "/data/errors/" + i0, schemaPath: "#/properties/data/properties/errors/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                    for (const key2 in data7) {
                      if (!(key2 === "location" || key2 === "field" || key2 === "rule" || key2 === "message")) {
                        const err25 = { instancePath: instancePath + "/data/errors/" + i0, schemaPath: "#/properties/data/properties/errors/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err25];
                        } else {
                          vErrors.push(err25);
                        }
                        errors++;
                      }
                    }
                    if (data7.location !== void 0) {
                      let data8 = data7.location;
                      if (typeof data8 !== "string") {
                        const err26 = { instancePath: instancePath + "/data/errors/" + i0 + "/location", schemaPath: "#/properties/data/properties/errors/items/properties/location/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err26];
                        } else {
                          vErrors.push(err26);
                        }
                        errors++;
                      }
                      if (!(data8 === "body" || data8 === "path" || data8 === "query" || data8 === "header")) {
                        const err27 = { instancePath: instancePath + "/data/errors/" + i0 + "/location", schemaPath: "#/properties/data/properties/errors/items/properties/location/enum", keyword: "enum", params: { allowedValues: schema372.properties.data.properties.errors.items.properties.location.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err27];
                        } else {
                          vErrors.push(err27);
                        }
                        errors++;
                      }
                    }
                    if (data7.field !== void 0) {
                      let data9 = data7.field;
                      if (typeof data9 === "string") {
                        if (func1(data9) > 1e3) {
                          const err28 = { instancePath: instancePath + "/data/errors/" + i0 + "/field", schemaPath: "#/properties/data/properties/errors/items/properties/field/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                          if (vErrors === null) {
                            vErrors = [err28];
                          } else {
                            vErrors.push(err28);
                          }
                          errors++;
                        }
                      } else {
                        const err29 = { instancePath: instancePath + "/data/errors/" + i0 + "/field", schemaPath: "#/properties/data/properties/errors/items/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err29];
                        } else {
                          vErrors.push(err29);
                        }
                        errors++;
                      }
                    }
                    if (data7.rule !== void 0) {
                      let data10 = data7.rule;
                      if (typeof data10 === "string") {
                        if (func1(data10) > 50) {
                          const err30 = { instancePath: instancePath + "/data/errors/" + i0 + "/rule", schemaPath: "#/properties/data/properties/errors/items/properties/rule/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                          if (vErrors === null) {
                            vErrors = [err30];
                          } else {
                            vErrors.push(err30);
                          }
                          errors++;
                        }
                        if (!pattern10.test(data10)) {
                          const err31 = { instancePath: instancePath + "/data/errors/" + i0 + "/rule", schemaPath: "#/properties/data/properties/errors/items/properties/rule/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]+$" }, message: 'must match pattern "^[A-Za-z]+$"' };
                          if (vErrors === null) {
                            vErrors = [err31];
                          } else {
                            vErrors.push(err31);
                          }
                          errors++;
                        }
                      } else {
                        const err32 = { instancePath: instancePath + "/data/errors/" + i0 + "/rule", schemaPath: "#/properties/data/properties/errors/items/properties/rule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err32];
                        } else {
                          vErrors.push(err32);
                        }
                        errors++;
                      }
                    }
                    if (data7.message !== void 0) {
                      let data11 = data7.message;
                      if (typeof data11 === "string") {
                        if (func1(data11) > 1e3) {
                          const err33 = { instancePath: instancePath + "/data/errors/" + i0 + "/message", schemaPath: "#/properties/data/properties/errors/items/properties/message/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
                          if (vErrors === null) {
                            vErrors = [err33];
                          } else {
                            vErrors.push(err33);
                          }
                          errors++;
                        }
                      } else {
                        const err34 = { instancePath: instancePath + "/data/errors/" + i0 + "/message", schemaPath: "#/properties/data/properties/errors/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err34];
                        } else {
                          vErrors.push(err34);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err35 = { instancePath: instancePath + "/data/errors/" + i0, schemaPath: "#/properties/data/properties/errors/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                }
              } else {
                const err36 = { instancePath: instancePath + "/data/errors", schemaPath: "#/properties/data/properties/errors/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
          } else {
            const err37 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
      } else {
        const err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err38];
        } else {
          vErrors.push(err38);
        }
        errors++;
      }
      validate26.errors = vErrors;
      return errors === 0;
    }
    validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema9 = validate29;
    function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate29.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 500) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      validate29.errors = vErrors;
      return errors === 0;
    }
    validate29.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema10 = validate27;
    function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate27.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data == "number" && isFinite(data)) {
        if (data > 86400 || isNaN(data)) {
          const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 86400 }, message: "must be <= 86400" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data < 1 || isNaN(data)) {
          const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      validate27.errors = vErrors;
      return errors === 0;
    }
    validate27.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema11 = validate32;
    var schema43 = { "type": "object", "description": "The success envelope; `data` is empty.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "Always an empty object, because there is nothing to return.", "additionalProperties": false } }, "additionalProperties": false };
    function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate32.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema43.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            for (const key1 in data2) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      } else {
        const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      validate32.errors = vErrors;
      return errors === 0;
    }
    validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema12 = validate30;
    var pattern13 = new RegExp('^"[\\x21\\x23-\\x7e]+"$', "u");
    function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate30.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 100) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern13.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^"[\\x21\\x23-\\x7e]+"$' }, message: 'must match pattern "^"[\\x21\\x23-\\x7e]+"$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate30.errors = vErrors;
      return errors === 0;
    }
    validate30.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema13 = validate31;
    var schema42 = { "type": "object", "description": "The success envelope; `data` is a person.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "A person who can sign in unless disabled.", "required": ["id", "username", "displayName", "role", "disabledAt", "createdAt", "updatedAt", "version"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer users have higher ids.", "minimum": 1, "maximum": 2147483647 }, "username": { "type": "string", "description": "The name that the person signs in with, in lower case.", "maxLength": 64 }, "displayName": { "type": "string", "description": "The name that readers see, for example with posts.", "maxLength": 100 }, "role": { "type": "string", "description": "What a person may do; each role includes the ones before it. A `viewer` reads. An `author` also\nwrites and publishes posts, but changes and deletes only their own. An `editor` changes all posts\nand products. An `admin` manages users and API keys. A minor version may add values.\n", "maxLength": 50, "enum": ["viewer", "author", "editor", "admin"] }, "disabledAt": { "type": ["string", "null"], "format": "date-time", "description": "When the person was disabled: UTC; null if they can sign in.", "maxLength": 30 }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } }, "additionalProperties": false };
    var formats0 = (init_formats(), __toCommonJS(formats_exports)).formats["date-time"];
    function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate31.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema42.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.username === void 0) {
              const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.displayName === void 0) {
              const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.role === void 0) {
              const err11 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.disabledAt === void 0) {
              const err12 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "disabledAt" }, message: "must have required property 'disabledAt'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.createdAt === void 0) {
              const err13 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.updatedAt === void 0) {
              const err14 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.version === void 0) {
              const err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "id" || key1 === "username" || key1 === "displayName" || key1 === "role" || key1 === "disabledAt" || key1 === "createdAt" || key1 === "updatedAt" || key1 === "version")) {
                const err16 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err17 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 2147483647 || isNaN(data3)) {
                  const err18 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (data3 < 1 || isNaN(data3)) {
                  const err19 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
            }
            if (data2.username !== void 0) {
              let data4 = data2.username;
              if (typeof data4 === "string") {
                if (func1(data4) > 64) {
                  const err20 = { instancePath: instancePath + "/data/username", schemaPath: "#/properties/data/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/data/username", schemaPath: "#/properties/data/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.displayName !== void 0) {
              let data5 = data2.displayName;
              if (typeof data5 === "string") {
                if (func1(data5) > 100) {
                  const err22 = { instancePath: instancePath + "/data/displayName", schemaPath: "#/properties/data/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/data/displayName", schemaPath: "#/properties/data/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.role !== void 0) {
              let data6 = data2.role;
              if (!(data6 === "viewer" || data6 === "author" || data6 === "editor" || data6 === "admin")) {
                const err24 = { instancePath: instancePath + "/data/role", schemaPath: "#/properties/data/properties/role/enum", keyword: "enum", params: { allowedValues: schema42.properties.data.properties.role.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
              if (typeof data6 === "string") {
                if (func1(data6) > 50) {
                  const err25 = { instancePath: instancePath + "/data/role", schemaPath: "#/properties/data/properties/role/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/data/role", schemaPath: "#/properties/data/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data2.disabledAt !== void 0) {
              let data7 = data2.disabledAt;
              if (typeof data7 !== "string" && data7 !== null) {
                const err27 = { instancePath: instancePath + "/data/disabledAt", schemaPath: "#/properties/data/properties/disabledAt/type", keyword: "type", params: { type: schema42.properties.data.properties.disabledAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (typeof data7 === "string") {
                if (func1(data7) > 30) {
                  const err28 = { instancePath: instancePath + "/data/disabledAt", schemaPath: "#/properties/data/properties/disabledAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (!formats0(data7)) {
                  const err29 = { instancePath: instancePath + "/data/disabledAt", schemaPath: "#/properties/data/properties/disabledAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
            }
            if (data2.createdAt !== void 0) {
              let data8 = data2.createdAt;
              if (typeof data8 === "string") {
                if (func1(data8) > 30) {
                  const err30 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (!formats0(data8)) {
                  const err31 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data2.updatedAt !== void 0) {
              let data9 = data2.updatedAt;
              if (typeof data9 === "string") {
                if (func1(data9) > 30) {
                  const err33 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (!formats0(data9)) {
                  const err34 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              } else {
                const err35 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data2.version !== void 0) {
              let data10 = data2.version;
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err36 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 2147483647 || isNaN(data10)) {
                  const err37 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                if (data10 < 1 || isNaN(data10)) {
                  const err38 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      validate31.errors = vErrors;
      return errors === 0;
    }
    validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema14 = validate33;
    var pattern14 = new RegExp('^<[^>]+>; rel="next"$', "u");
    function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate33.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 4e3) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern14.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: '^<[^>]+>; rel="next"$' }, message: 'must match pattern "^<[^>]+>; rel="next"$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate33.errors = vErrors;
      return errors === 0;
    }
    validate33.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema15 = validate34;
    var pattern15 = new RegExp("^[A-Za-z0-9_.-]+$", "u");
    function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate34.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 2048) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 2048 }, message: "must NOT have more than 2048 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (func1(data) < 1) {
          const err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (!pattern15.test(data)) {
          const err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_.-]+$" }, message: 'must match pattern "^[A-Za-z0-9_.-]+$"' };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      } else {
        const err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      validate34.errors = vErrors;
      return errors === 0;
    }
    validate34.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema16 = validate35;
    function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate35.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (!(typeof data == "number" && (!(data % 1) && !isNaN(data)) && isFinite(data))) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data == "number" && isFinite(data)) {
        if (data > 1e4 || isNaN(data)) {
          const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e4 }, message: "must be <= 10000" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data < 0 || isNaN(data)) {
          const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      validate35.errors = vErrors;
      return errors === 0;
    }
    validate35.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema17 = validate36;
    var pattern16 = new RegExp("^(exact|at-least)$", "u");
    function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate36.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 8) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 8 }, message: "must NOT have more than 8 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern16.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^(exact|at-least)$" }, message: 'must match pattern "^(exact|at-least)$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate36.errors = vErrors;
      return errors === 0;
    }
    validate36.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema18 = validate43;
    var schema54 = { "type": "object", "description": "The success envelope; `data` is a page of logins.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The logins on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "A person's login on one device: a family of tokens of which only the newest pair is valid.\n", "required": ["id", "createdAt", "lastUsedAt", "expiresAt", "current", "userAgent", "address"], "properties": { "id": { "type": "string", "format": "uuid", "description": "Assigned by the service when the person signs in.", "maxLength": 36 }, "createdAt": { "type": "string", "format": "date-time", "description": "When the person signed in: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "lastUsedAt": { "type": "string", "format": "date-time", "description": "When its tokens were last issued or refreshed: UTC. An app refreshes its tokens when the access\ntoken expires, so the actual last use can be later by up to the lifetime of an access token.\n", "maxLength": 30 }, "expiresAt": { "type": "string", "format": "date-time", "description": "When the login ends, however often its tokens are refreshed: UTC.", "maxLength": 30 }, "current": { "type": "boolean", "description": "Whether this is the login of this request." }, "userAgent": { "type": ["string", "null"], "description": "The `User-Agent` header of the sign-in, without markup and truncated to 255 characters. It\nsuggests which app and device were used. Null if the header was absent.\n", "maxLength": 255 }, "address": { "type": ["string", "null"], "description": "The network that the person signed in from: the `/24` of an IPv4 address or the `/48` of an IPv6\naddress. Null if unknown.\n", "maxLength": 45, "pattern": "^[0-9a-f.:/]+$" } }, "additionalProperties": false } } }, "additionalProperties": false };
    var formats40 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
    var pattern23 = new RegExp("^[0-9a-f.:/]+$", "u");
    function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate43.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema54.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.createdAt === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data3.lastUsedAt === void 0) {
                  const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "lastUsedAt" }, message: "must have required property 'lastUsedAt'" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3.expiresAt === void 0) {
                  const err12 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data3.current === void 0) {
                  const err13 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data3.userAgent === void 0) {
                  const err14 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "userAgent" }, message: "must have required property 'userAgent'" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data3.address === void 0) {
                  const err15 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!(key1 === "id" || key1 === "createdAt" || key1 === "lastUsedAt" || key1 === "expiresAt" || key1 === "current" || key1 === "userAgent" || key1 === "address")) {
                    const err16 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (typeof data4 === "string") {
                    if (func1(data4) > 36) {
                      const err17 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                    if (!formats40.test(data4)) {
                      const err18 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                  } else {
                    const err19 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data3.createdAt !== void 0) {
                  let data5 = data3.createdAt;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 30) {
                      const err20 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                    if (!formats0(data5)) {
                      const err21 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  } else {
                    const err22 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data3.lastUsedAt !== void 0) {
                  let data6 = data3.lastUsedAt;
                  if (typeof data6 === "string") {
                    if (func1(data6) > 30) {
                      const err23 = { instancePath: instancePath + "/data/" + i0 + "/lastUsedAt", schemaPath: "#/properties/data/items/properties/lastUsedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                    if (!formats0(data6)) {
                      const err24 = { instancePath: instancePath + "/data/" + i0 + "/lastUsedAt", schemaPath: "#/properties/data/items/properties/lastUsedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                  } else {
                    const err25 = { instancePath: instancePath + "/data/" + i0 + "/lastUsedAt", schemaPath: "#/properties/data/items/properties/lastUsedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                }
                if (data3.expiresAt !== void 0) {
                  let data7 = data3.expiresAt;
                  if (typeof data7 === "string") {
                    if (func1(data7) > 30) {
                      const err26 = { instancePath: instancePath + "/data/" + i0 + "/expiresAt", schemaPath: "#/properties/data/items/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                    if (!formats0(data7)) {
                      const err27 = { instancePath: instancePath + "/data/" + i0 + "/expiresAt", schemaPath: "#/properties/data/items/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                  } else {
                    const err28 = { instancePath: instancePath + "/data/" + i0 + "/expiresAt", schemaPath: "#/properties/data/items/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                }
                if (data3.current !== void 0) {
                  if (typeof data3.current !== "boolean") {
                    const err29 = { instancePath: instancePath + "/data/" + i0 + "/current", schemaPath: "#/properties/data/items/properties/current/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                    if (vErrors === null) {
                      vErrors = [err29];
                    } else {
                      vErrors.push(err29);
                    }
                    errors++;
                  }
                }
                if (data3.userAgent !== void 0) {
                  let data9 = data3.userAgent;
                  if (typeof data9 !== "string" && data9 !== null) {
                    const err30 = { instancePath: instancePath + "/data/" + i0 + "/userAgent", schemaPath: "#/properties/data/items/properties/userAgent/type", keyword: "type", params: { type: schema54.properties.data.items.properties.userAgent.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                  if (typeof data9 === "string") {
                    if (func1(data9) > 255) {
                      const err31 = { instancePath: instancePath + "/data/" + i0 + "/userAgent", schemaPath: "#/properties/data/items/properties/userAgent/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.address !== void 0) {
                  let data10 = data3.address;
                  if (typeof data10 !== "string" && data10 !== null) {
                    const err32 = { instancePath: instancePath + "/data/" + i0 + "/address", schemaPath: "#/properties/data/items/properties/address/type", keyword: "type", params: { type: schema54.properties.data.items.properties.address.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                  if (typeof data10 === "string") {
                    if (func1(data10) > 45) {
                      const err33 = { instancePath: instancePath + "/data/" + i0 + "/address", schemaPath: "#/properties/data/items/properties/address/maxLength", keyword: "maxLength", params: { limit: 45 }, message: "must NOT have more than 45 characters" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                    if (!pattern23.test(data10)) {
                      const err34 = { instancePath: instancePath + "/data/" + i0 + "/address", schemaPath: "#/properties/data/items/properties/address/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f.:/]+$" }, message: 'must match pattern "^[0-9a-f.:/]+$"' };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err35 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
          } else {
            const err36 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      validate43.errors = vErrors;
      return errors === 0;
    }
    validate43.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema19 = validate44;
    var schema55 = { "type": "object", "description": "The success envelope; `data` is a login.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "A person's login on one device: a family of tokens of which only the newest pair is valid.\n", "required": ["id", "createdAt", "lastUsedAt", "expiresAt", "current", "userAgent", "address"], "properties": { "id": { "type": "string", "format": "uuid", "description": "Assigned by the service when the person signs in.", "maxLength": 36 }, "createdAt": { "type": "string", "format": "date-time", "description": "When the person signed in: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "lastUsedAt": { "type": "string", "format": "date-time", "description": "When its tokens were last issued or refreshed: UTC. An app refreshes its tokens when the access\ntoken expires, so the actual last use can be later by up to the lifetime of an access token.\n", "maxLength": 30 }, "expiresAt": { "type": "string", "format": "date-time", "description": "When the login ends, however often its tokens are refreshed: UTC.", "maxLength": 30 }, "current": { "type": "boolean", "description": "Whether this is the login of this request." }, "userAgent": { "type": ["string", "null"], "description": "The `User-Agent` header of the sign-in, without markup and truncated to 255 characters. It\nsuggests which app and device were used. Null if the header was absent.\n", "maxLength": 255 }, "address": { "type": ["string", "null"], "description": "The network that the person signed in from: the `/24` of an IPv4 address or the `/48` of an IPv6\naddress. Null if unknown.\n", "maxLength": 45, "pattern": "^[0-9a-f.:/]+$" } }, "additionalProperties": false } }, "additionalProperties": false };
    function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate44.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema55.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.createdAt === void 0) {
              const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.lastUsedAt === void 0) {
              const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "lastUsedAt" }, message: "must have required property 'lastUsedAt'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.expiresAt === void 0) {
              const err11 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.current === void 0) {
              const err12 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "current" }, message: "must have required property 'current'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.userAgent === void 0) {
              const err13 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "userAgent" }, message: "must have required property 'userAgent'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.address === void 0) {
              const err14 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "id" || key1 === "createdAt" || key1 === "lastUsedAt" || key1 === "expiresAt" || key1 === "current" || key1 === "userAgent" || key1 === "address")) {
                const err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 === "string") {
                if (func1(data3) > 36) {
                  const err16 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (!formats40.test(data3)) {
                  const err17 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data2.createdAt !== void 0) {
              let data4 = data2.createdAt;
              if (typeof data4 === "string") {
                if (func1(data4) > 30) {
                  const err19 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (!formats0(data4)) {
                  const err20 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.lastUsedAt !== void 0) {
              let data5 = data2.lastUsedAt;
              if (typeof data5 === "string") {
                if (func1(data5) > 30) {
                  const err22 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (!formats0(data5)) {
                  const err23 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data2.expiresAt !== void 0) {
              let data6 = data2.expiresAt;
              if (typeof data6 === "string") {
                if (func1(data6) > 30) {
                  const err25 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (!formats0(data6)) {
                  const err26 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              } else {
                const err27 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data2.current !== void 0) {
              if (typeof data2.current !== "boolean") {
                const err28 = { instancePath: instancePath + "/data/current", schemaPath: "#/properties/data/properties/current/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data2.userAgent !== void 0) {
              let data8 = data2.userAgent;
              if (typeof data8 !== "string" && data8 !== null) {
                const err29 = { instancePath: instancePath + "/data/userAgent", schemaPath: "#/properties/data/properties/userAgent/type", keyword: "type", params: { type: schema55.properties.data.properties.userAgent.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
              if (typeof data8 === "string") {
                if (func1(data8) > 255) {
                  const err30 = { instancePath: instancePath + "/data/userAgent", schemaPath: "#/properties/data/properties/userAgent/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              }
            }
            if (data2.address !== void 0) {
              let data9 = data2.address;
              if (typeof data9 !== "string" && data9 !== null) {
                const err31 = { instancePath: instancePath + "/data/address", schemaPath: "#/properties/data/properties/address/type", keyword: "type", params: { type: schema55.properties.data.properties.address.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
              if (typeof data9 === "string") {
                if (func1(data9) > 45) {
                  const err32 = { instancePath: instancePath + "/data/address", schemaPath: "#/properties/data/properties/address/maxLength", keyword: "maxLength", params: { limit: 45 }, message: "must NOT have more than 45 characters" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                if (!pattern23.test(data9)) {
                  const err33 = { instancePath: instancePath + "/data/address", schemaPath: "#/properties/data/properties/address/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f.:/]+$" }, message: 'must match pattern "^[0-9a-f.:/]+$"' };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err34 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      validate44.errors = vErrors;
      return errors === 0;
    }
    validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema20 = validate45;
    var schema56 = { "type": "object", "description": "The success envelope; `data` is a page of products.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The products on this page, at most `limit`; empty if there are none.", "maxItems": 10, "items": { "type": "object", "description": "An item of the catalogue with its price.", "required": ["id", "name", "price", "currency", "sku", "description", "status", "createdAt", "updatedAt", "version"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer products have higher ids.", "minimum": 1, "maximum": 2147483647 }, "name": { "type": "string", "description": "The name of the product: plain text, never empty.", "maxLength": 255 }, "price": { "type": "number", "format": "decimal", "description": 'An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a\nnumeric string (`"19.90"`); responses have the number (`19.9`).\n', "minimum": 0, "maximum": 99999999999999e-4, "x-numeric-string": "^\\d{1,10}(\\.\\d{1,4})?$", "x-pattern-name": "decimal" }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "sku": { "type": ["string", "null"], "description": "Stock-keeping unit, unique; null if the product has none.", "maxLength": 64, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, "description": { "type": ["string", "null"], "format": "html", "description": "Rich text as safe HTML; null if there is none.", "maxLength": 2e4 }, "status": { "type": "string", "description": "Only clients that may write products see a `draft`; everyone sees a `published` product.", "enum": ["draft", "published"], "x-enum-varnames": ["PRODUCT_STATUS_DRAFT", "PRODUCT_STATUS_PUBLISHED"] }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 }, "createdBy": { "description": "Who created the product. Null if an API key or a program did, or if the account was deleted.\nAbsent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "updatedBy": { "description": "Who last changed the product. Null if an API key or a program did, or if the account was\ndeleted. Absent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] } }, "additionalProperties": false } } }, "contentSchema": { "type": "object", "description": "The success envelope; `data` is a page of products.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The products on this page, at most `limit`; empty if there are none.", "maxItems": 10, "items": { "type": "object", "description": "The requested `fields` of products: like `Product`, without the other fields.", "required": ["id"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer products have higher ids.", "minimum": 1, "maximum": 2147483647 }, "name": { "type": "string", "description": "The name of the product: plain text, never empty.", "maxLength": 255 }, "price": { "type": "number", "format": "decimal", "description": 'An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a\nnumeric string (`"19.90"`); responses have the number (`19.9`).\n', "minimum": 0, "maximum": 99999999999999e-4, "x-numeric-string": "^\\d{1,10}(\\.\\d{1,4})?$", "x-pattern-name": "decimal" }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "sku": { "type": ["string", "null"], "description": "Stock-keeping unit, unique; null if the product has none.", "maxLength": 64, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, "description": { "type": ["string", "null"], "format": "html", "description": "Rich text as safe HTML; null if there is none.", "maxLength": 2e4 }, "status": { "type": "string", "description": "Only clients that may write products see a `draft`; everyone sees a `published` product.", "enum": ["draft", "published"], "x-enum-varnames": ["PRODUCT_STATUS_DRAFT", "PRODUCT_STATUS_PUBLISHED"] }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 }, "createdBy": { "description": "Who created the product. Null if an API key or a program did, or if the account was deleted.\nAbsent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "updatedBy": { "description": "Who last changed the product. Null if an API key or a program did, or if the account was\ndeleted. Absent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] } }, "additionalProperties": false } } }, "additionalProperties": false }, "additionalProperties": false };
    var func33 = Object.prototype.hasOwnProperty;
    var formats6 = (init_formats(), __toCommonJS(formats_exports)).formats.decimal;
    var formats8 = (init_formats(), __toCommonJS(formats_exports)).formats.currency;
    var pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9._-]*$", "u");
    function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate45.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema56.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 10) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.name === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data3.price === void 0) {
                  const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3.currency === void 0) {
                  const err12 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data3.sku === void 0) {
                  const err13 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "sku" }, message: "must have required property 'sku'" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data3.description === void 0) {
                  const err14 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data3.status === void 0) {
                  const err15 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data3.createdAt === void 0) {
                  const err16 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (data3.updatedAt === void 0) {
                  const err17 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data3.version === void 0) {
                  const err18 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!func33.call(schema56.properties.data.items.properties, key1)) {
                    const err19 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err20 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 2147483647 || isNaN(data4)) {
                      const err21 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                      const err22 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.name !== void 0) {
                  let data5 = data3.name;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 255) {
                      const err23 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                  } else {
                    const err24 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
                if (data3.price !== void 0) {
                  let data6 = data3.price;
                  if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 99999999999999e-4 || isNaN(data6)) {
                      const err25 = { instancePath: instancePath + "/data/" + i0 + "/price", schemaPath: "#/properties/data/items/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999999e-4 }, message: "must be <= 9999999999.9999" };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                    if (data6 < 0 || isNaN(data6)) {
                      const err26 = { instancePath: instancePath + "/data/" + i0 + "/price", schemaPath: "#/properties/data/items/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                    if (!formats6.validate(data6)) {
                      const err27 = { instancePath: instancePath + "/data/" + i0 + "/price", schemaPath: "#/properties/data/items/properties/price/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                  } else {
                    const err28 = { instancePath: instancePath + "/data/" + i0 + "/price", schemaPath: "#/properties/data/items/properties/price/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                }
                if (data3.currency !== void 0) {
                  let data7 = data3.currency;
                  if (typeof data7 === "string") {
                    if (func1(data7) > 3) {
                      const err29 = { instancePath: instancePath + "/data/" + i0 + "/currency", schemaPath: "#/properties/data/items/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                    if (!formats8(data7)) {
                      const err30 = { instancePath: instancePath + "/data/" + i0 + "/currency", schemaPath: "#/properties/data/items/properties/currency/format", keyword: "format", params: { format: "currency" }, message: 'must match format "currency"' };
                      if (vErrors === null) {
                        vErrors = [err30];
                      } else {
                        vErrors.push(err30);
                      }
                      errors++;
                    }
                  } else {
                    const err31 = { instancePath: instancePath + "/data/" + i0 + "/currency", schemaPath: "#/properties/data/items/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
                if (data3.sku !== void 0) {
                  let data8 = data3.sku;
                  if (typeof data8 !== "string" && data8 !== null) {
                    const err32 = { instancePath: instancePath + "/data/" + i0 + "/sku", schemaPath: "#/properties/data/items/properties/sku/type", keyword: "type", params: { type: schema56.properties.data.items.properties.sku.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                  if (typeof data8 === "string") {
                    if (func1(data8) > 64) {
                      const err33 = { instancePath: instancePath + "/data/" + i0 + "/sku", schemaPath: "#/properties/data/items/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                    if (!pattern17.test(data8)) {
                      const err34 = { instancePath: instancePath + "/data/" + i0 + "/sku", schemaPath: "#/properties/data/items/properties/sku/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.description !== void 0) {
                  let data9 = data3.description;
                  if (typeof data9 !== "string" && data9 !== null) {
                    const err35 = { instancePath: instancePath + "/data/" + i0 + "/description", schemaPath: "#/properties/data/items/properties/description/type", keyword: "type", params: { type: schema56.properties.data.items.properties.description.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                  if (typeof data9 === "string") {
                    if (func1(data9) > 2e4) {
                      const err36 = { instancePath: instancePath + "/data/" + i0 + "/description", schemaPath: "#/properties/data/items/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.status !== void 0) {
                  let data10 = data3.status;
                  if (typeof data10 !== "string") {
                    const err37 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/properties/data/items/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  if (!(data10 === "draft" || data10 === "published")) {
                    const err38 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/properties/data/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema56.properties.data.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                }
                if (data3.createdAt !== void 0) {
                  let data11 = data3.createdAt;
                  if (typeof data11 === "string") {
                    if (func1(data11) > 30) {
                      const err39 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err39];
                      } else {
                        vErrors.push(err39);
                      }
                      errors++;
                    }
                    if (!formats0(data11)) {
                      const err40 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                  } else {
                    const err41 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                }
                if (data3.updatedAt !== void 0) {
                  let data12 = data3.updatedAt;
                  if (typeof data12 === "string") {
                    if (func1(data12) > 30) {
                      const err42 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err42];
                      } else {
                        vErrors.push(err42);
                      }
                      errors++;
                    }
                    if (!formats0(data12)) {
                      const err43 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err43];
                      } else {
                        vErrors.push(err43);
                      }
                      errors++;
                    }
                  } else {
                    const err44 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                }
                if (data3.version !== void 0) {
                  let data13 = data3.version;
                  if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                    const err45 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                  if (typeof data13 == "number" && isFinite(data13)) {
                    if (data13 > 2147483647 || isNaN(data13)) {
                      const err46 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err46];
                      } else {
                        vErrors.push(err46);
                      }
                      errors++;
                    }
                    if (data13 < 1 || isNaN(data13)) {
                      const err47 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.createdBy !== void 0) {
                  let data14 = data3.createdBy;
                  const _errs32 = errors;
                  let valid4 = false;
                  const _errs33 = errors;
                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                    if (data14.id === void 0) {
                      const err48 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                    if (data14.displayName === void 0) {
                      const err49 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                      if (vErrors === null) {
                        vErrors = [err49];
                      } else {
                        vErrors.push(err49);
                      }
                      errors++;
                    }
                    for (const key2 in data14) {
                      if (!(key2 === "id" || key2 === "displayName")) {
                        const err50 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err50];
                        } else {
                          vErrors.push(err50);
                        }
                        errors++;
                      }
                    }
                    if (data14.id !== void 0) {
                      let data15 = data14.id;
                      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                        const err51 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err51];
                        } else {
                          vErrors.push(err51);
                        }
                        errors++;
                      }
                      if (typeof data15 == "number" && isFinite(data15)) {
                        if (data15 > 2147483647 || isNaN(data15)) {
                          const err52 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                          if (vErrors === null) {
                            vErrors = [err52];
                          } else {
                            vErrors.push(err52);
                          }
                          errors++;
                        }
                        if (data15 < 1 || isNaN(data15)) {
                          const err53 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err53];
                          } else {
                            vErrors.push(err53);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data14.displayName !== void 0) {
                      let data16 = data14.displayName;
                      if (typeof data16 === "string") {
                        if (func1(data16) > 100) {
                          const err54 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/displayName", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err54];
                          } else {
                            vErrors.push(err54);
                          }
                          errors++;
                        }
                      } else {
                        const err55 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/displayName", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err55];
                        } else {
                          vErrors.push(err55);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err56 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                  var _valid0 = _errs33 === errors;
                  valid4 = valid4 || _valid0;
                  const _errs40 = errors;
                  if (data14 !== null) {
                    const err57 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                  var _valid0 = _errs40 === errors;
                  valid4 = valid4 || _valid0;
                  if (!valid4) {
                    const err58 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  } else {
                    errors = _errs32;
                    if (vErrors !== null) {
                      if (_errs32) {
                        vErrors.length = _errs32;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                if (data3.updatedBy !== void 0) {
                  let data17 = data3.updatedBy;
                  const _errs43 = errors;
                  let valid6 = false;
                  const _errs44 = errors;
                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                    if (data17.id === void 0) {
                      const err59 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                    if (data17.displayName === void 0) {
                      const err60 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                      if (vErrors === null) {
                        vErrors = [err60];
                      } else {
                        vErrors.push(err60);
                      }
                      errors++;
                    }
                    for (const key3 in data17) {
                      if (!(key3 === "id" || key3 === "displayName")) {
                        const err61 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err61];
                        } else {
                          vErrors.push(err61);
                        }
                        errors++;
                      }
                    }
                    if (data17.id !== void 0) {
                      let data18 = data17.id;
                      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                        const err62 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/id", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err62];
                        } else {
                          vErrors.push(err62);
                        }
                        errors++;
                      }
                      if (typeof data18 == "number" && isFinite(data18)) {
                        if (data18 > 2147483647 || isNaN(data18)) {
                          const err63 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/id", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                          if (vErrors === null) {
                            vErrors = [err63];
                          } else {
                            vErrors.push(err63);
                          }
                          errors++;
                        }
                        if (data18 < 1 || isNaN(data18)) {
                          const err64 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/id", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err64];
                          } else {
                            vErrors.push(err64);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data17.displayName !== void 0) {
                      let data19 = data17.displayName;
                      if (typeof data19 === "string") {
                        if (func1(data19) > 100) {
                          const err65 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/displayName", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err65];
                          } else {
                            vErrors.push(err65);
                          }
                          errors++;
                        }
                      } else {
                        const err66 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/displayName", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err66];
                        } else {
                          vErrors.push(err66);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err67 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err67];
                    } else {
                      vErrors.push(err67);
                    }
                    errors++;
                  }
                  var _valid1 = _errs44 === errors;
                  valid6 = valid6 || _valid1;
                  const _errs51 = errors;
                  if (data17 !== null) {
                    const err68 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err68];
                    } else {
                      vErrors.push(err68);
                    }
                    errors++;
                  }
                  var _valid1 = _errs51 === errors;
                  valid6 = valid6 || _valid1;
                  if (!valid6) {
                    const err69 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err69];
                    } else {
                      vErrors.push(err69);
                    }
                    errors++;
                  } else {
                    errors = _errs43;
                    if (vErrors !== null) {
                      if (_errs43) {
                        vErrors.length = _errs43;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err70 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
          } else {
            const err71 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
      } else {
        const err72 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err72];
        } else {
          vErrors.push(err72);
        }
        errors++;
      }
      validate45.errors = vErrors;
      return errors === 0;
    }
    validate45.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema21 = validate46;
    var schema57 = { "type": "object", "description": "The success envelope; `data` is a page of products.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The products on this page, at most `limit`; empty if there are none.", "maxItems": 10, "items": { "type": "object", "description": "The requested `fields` of products: like `Product`, without the other fields.", "required": ["id"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer products have higher ids.", "minimum": 1, "maximum": 2147483647 }, "name": { "type": "string", "description": "The name of the product: plain text, never empty.", "maxLength": 255 }, "price": { "type": "number", "format": "decimal", "description": 'An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a\nnumeric string (`"19.90"`); responses have the number (`19.9`).\n', "minimum": 0, "maximum": 99999999999999e-4, "x-numeric-string": "^\\d{1,10}(\\.\\d{1,4})?$", "x-pattern-name": "decimal" }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "sku": { "type": ["string", "null"], "description": "Stock-keeping unit, unique; null if the product has none.", "maxLength": 64, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, "description": { "type": ["string", "null"], "format": "html", "description": "Rich text as safe HTML; null if there is none.", "maxLength": 2e4 }, "status": { "type": "string", "description": "Only clients that may write products see a `draft`; everyone sees a `published` product.", "enum": ["draft", "published"], "x-enum-varnames": ["PRODUCT_STATUS_DRAFT", "PRODUCT_STATUS_PUBLISHED"] }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 }, "createdBy": { "description": "Who created the product. Null if an API key or a program did, or if the account was deleted.\nAbsent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "updatedBy": { "description": "Who last changed the product. Null if an API key or a program did, or if the account was\ndeleted. Absent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] } }, "additionalProperties": false } } }, "additionalProperties": false };
    function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate46.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema57.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 10) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!func33.call(schema57.properties.data.items.properties, key1)) {
                    const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err11 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 2147483647 || isNaN(data4)) {
                      const err12 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                      const err13 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.name !== void 0) {
                  let data5 = data3.name;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 255) {
                      const err14 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                  } else {
                    const err15 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
                if (data3.price !== void 0) {
                  let data6 = data3.price;
                  if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 99999999999999e-4 || isNaN(data6)) {
                      const err16 = { instancePath: instancePath + "/data/" + i0 + "/price", schemaPath: "#/properties/data/items/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999999e-4 }, message: "must be <= 9999999999.9999" };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                    if (data6 < 0 || isNaN(data6)) {
                      const err17 = { instancePath: instancePath + "/data/" + i0 + "/price", schemaPath: "#/properties/data/items/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                    if (!formats6.validate(data6)) {
                      const err18 = { instancePath: instancePath + "/data/" + i0 + "/price", schemaPath: "#/properties/data/items/properties/price/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                  } else {
                    const err19 = { instancePath: instancePath + "/data/" + i0 + "/price", schemaPath: "#/properties/data/items/properties/price/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data3.currency !== void 0) {
                  let data7 = data3.currency;
                  if (typeof data7 === "string") {
                    if (func1(data7) > 3) {
                      const err20 = { instancePath: instancePath + "/data/" + i0 + "/currency", schemaPath: "#/properties/data/items/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                    if (!formats8(data7)) {
                      const err21 = { instancePath: instancePath + "/data/" + i0 + "/currency", schemaPath: "#/properties/data/items/properties/currency/format", keyword: "format", params: { format: "currency" }, message: 'must match format "currency"' };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  } else {
                    const err22 = { instancePath: instancePath + "/data/" + i0 + "/currency", schemaPath: "#/properties/data/items/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data3.sku !== void 0) {
                  let data8 = data3.sku;
                  if (typeof data8 !== "string" && data8 !== null) {
                    const err23 = { instancePath: instancePath + "/data/" + i0 + "/sku", schemaPath: "#/properties/data/items/properties/sku/type", keyword: "type", params: { type: schema57.properties.data.items.properties.sku.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                  if (typeof data8 === "string") {
                    if (func1(data8) > 64) {
                      const err24 = { instancePath: instancePath + "/data/" + i0 + "/sku", schemaPath: "#/properties/data/items/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                    if (!pattern17.test(data8)) {
                      const err25 = { instancePath: instancePath + "/data/" + i0 + "/sku", schemaPath: "#/properties/data/items/properties/sku/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.description !== void 0) {
                  let data9 = data3.description;
                  if (typeof data9 !== "string" && data9 !== null) {
                    const err26 = { instancePath: instancePath + "/data/" + i0 + "/description", schemaPath: "#/properties/data/items/properties/description/type", keyword: "type", params: { type: schema57.properties.data.items.properties.description.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                  if (typeof data9 === "string") {
                    if (func1(data9) > 2e4) {
                      const err27 = { instancePath: instancePath + "/data/" + i0 + "/description", schemaPath: "#/properties/data/items/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.status !== void 0) {
                  let data10 = data3.status;
                  if (typeof data10 !== "string") {
                    const err28 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/properties/data/items/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                  if (!(data10 === "draft" || data10 === "published")) {
                    const err29 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/properties/data/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema57.properties.data.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err29];
                    } else {
                      vErrors.push(err29);
                    }
                    errors++;
                  }
                }
                if (data3.createdAt !== void 0) {
                  let data11 = data3.createdAt;
                  if (typeof data11 === "string") {
                    if (func1(data11) > 30) {
                      const err30 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err30];
                      } else {
                        vErrors.push(err30);
                      }
                      errors++;
                    }
                    if (!formats0(data11)) {
                      const err31 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                  } else {
                    const err32 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
                if (data3.updatedAt !== void 0) {
                  let data12 = data3.updatedAt;
                  if (typeof data12 === "string") {
                    if (func1(data12) > 30) {
                      const err33 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                    if (!formats0(data12)) {
                      const err34 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                  } else {
                    const err35 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                }
                if (data3.version !== void 0) {
                  let data13 = data3.version;
                  if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                    const err36 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                  if (typeof data13 == "number" && isFinite(data13)) {
                    if (data13 > 2147483647 || isNaN(data13)) {
                      const err37 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err37];
                      } else {
                        vErrors.push(err37);
                      }
                      errors++;
                    }
                    if (data13 < 1 || isNaN(data13)) {
                      const err38 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err38];
                      } else {
                        vErrors.push(err38);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.createdBy !== void 0) {
                  let data14 = data3.createdBy;
                  const _errs32 = errors;
                  let valid4 = false;
                  const _errs33 = errors;
                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                    if (data14.id === void 0) {
                      const err39 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err39];
                      } else {
                        vErrors.push(err39);
                      }
                      errors++;
                    }
                    if (data14.displayName === void 0) {
                      const err40 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                    for (const key2 in data14) {
                      if (!(key2 === "id" || key2 === "displayName")) {
                        const err41 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err41];
                        } else {
                          vErrors.push(err41);
                        }
                        errors++;
                      }
                    }
                    if (data14.id !== void 0) {
                      let data15 = data14.id;
                      if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                        const err42 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err42];
                        } else {
                          vErrors.push(err42);
                        }
                        errors++;
                      }
                      if (typeof data15 == "number" && isFinite(data15)) {
                        if (data15 > 2147483647 || isNaN(data15)) {
                          const err43 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                          if (vErrors === null) {
                            vErrors = [err43];
                          } else {
                            vErrors.push(err43);
                          }
                          errors++;
                        }
                        if (data15 < 1 || isNaN(data15)) {
                          const err44 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err44];
                          } else {
                            vErrors.push(err44);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data14.displayName !== void 0) {
                      let data16 = data14.displayName;
                      if (typeof data16 === "string") {
                        if (func1(data16) > 100) {
                          const err45 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/displayName", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err45];
                          } else {
                            vErrors.push(err45);
                          }
                          errors++;
                        }
                      } else {
                        const err46 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/displayName", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err46];
                        } else {
                          vErrors.push(err46);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err47 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                  var _valid0 = _errs33 === errors;
                  valid4 = valid4 || _valid0;
                  const _errs40 = errors;
                  if (data14 !== null) {
                    const err48 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                  var _valid0 = _errs40 === errors;
                  valid4 = valid4 || _valid0;
                  if (!valid4) {
                    const err49 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  } else {
                    errors = _errs32;
                    if (vErrors !== null) {
                      if (_errs32) {
                        vErrors.length = _errs32;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                if (data3.updatedBy !== void 0) {
                  let data17 = data3.updatedBy;
                  const _errs43 = errors;
                  let valid6 = false;
                  const _errs44 = errors;
                  if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                    if (data17.id === void 0) {
                      const err50 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err50];
                      } else {
                        vErrors.push(err50);
                      }
                      errors++;
                    }
                    if (data17.displayName === void 0) {
                      const err51 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                      if (vErrors === null) {
                        vErrors = [err51];
                      } else {
                        vErrors.push(err51);
                      }
                      errors++;
                    }
                    for (const key3 in data17) {
                      if (!(key3 === "id" || key3 === "displayName")) {
                        const err52 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err52];
                        } else {
                          vErrors.push(err52);
                        }
                        errors++;
                      }
                    }
                    if (data17.id !== void 0) {
                      let data18 = data17.id;
                      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                        const err53 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/id", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err53];
                        } else {
                          vErrors.push(err53);
                        }
                        errors++;
                      }
                      if (typeof data18 == "number" && isFinite(data18)) {
                        if (data18 > 2147483647 || isNaN(data18)) {
                          const err54 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/id", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                          if (vErrors === null) {
                            vErrors = [err54];
                          } else {
                            vErrors.push(err54);
                          }
                          errors++;
                        }
                        if (data18 < 1 || isNaN(data18)) {
                          const err55 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/id", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err55];
                          } else {
                            vErrors.push(err55);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data17.displayName !== void 0) {
                      let data19 = data17.displayName;
                      if (typeof data19 === "string") {
                        if (func1(data19) > 100) {
                          const err56 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/displayName", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err56];
                          } else {
                            vErrors.push(err56);
                          }
                          errors++;
                        }
                      } else {
                        const err57 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy/displayName", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err57];
                        } else {
                          vErrors.push(err57);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err58 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                  var _valid1 = _errs44 === errors;
                  valid6 = valid6 || _valid1;
                  const _errs51 = errors;
                  if (data17 !== null) {
                    const err59 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                  var _valid1 = _errs51 === errors;
                  valid6 = valid6 || _valid1;
                  if (!valid6) {
                    const err60 = { instancePath: instancePath + "/data/" + i0 + "/updatedBy", schemaPath: "#/properties/data/items/properties/updatedBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  } else {
                    errors = _errs43;
                    if (vErrors !== null) {
                      if (_errs43) {
                        vErrors.length = _errs43;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
              } else {
                const err61 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
          } else {
            const err62 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
      } else {
        const err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      validate46.errors = vErrors;
      return errors === 0;
    }
    validate46.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema22 = validate38;
    var formats14 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
    function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate38.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 200) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!formats14.test(data)) {
          const err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uri-reference" }, message: 'must match format "uri-reference"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate38.errors = vErrors;
      return errors === 0;
    }
    validate38.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema23 = validate39;
    var pattern18 = new RegExp("^true$", "u");
    function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate39.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (typeof data === "string") {
        if (func1(data) > 4) {
          const err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 4 }, message: "must NOT have more than 4 characters" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (!pattern18.test(data)) {
          const err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^true$" }, message: 'must match pattern "^true$"' };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
      } else {
        const err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        if (vErrors === null) {
          vErrors = [err2];
        } else {
          vErrors.push(err2);
        }
        errors++;
      }
      validate39.errors = vErrors;
      return errors === 0;
    }
    validate39.evaluated = { "dynamicProps": false, "dynamicItems": false };
    exports.schema24 = validate37;
    var schema48 = { "type": "object", "description": "The success envelope; `data` is a product.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "An item of the catalogue with its price.", "required": ["id", "name", "price", "currency", "sku", "description", "status", "createdAt", "updatedAt", "version"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer products have higher ids.", "minimum": 1, "maximum": 2147483647 }, "name": { "type": "string", "description": "The name of the product: plain text, never empty.", "maxLength": 255 }, "price": { "type": "number", "format": "decimal", "description": 'An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a\nnumeric string (`"19.90"`); responses have the number (`19.9`).\n', "minimum": 0, "maximum": 99999999999999e-4, "x-numeric-string": "^\\d{1,10}(\\.\\d{1,4})?$", "x-pattern-name": "decimal" }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "sku": { "type": ["string", "null"], "description": "Stock-keeping unit, unique; null if the product has none.", "maxLength": 64, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, "description": { "type": ["string", "null"], "format": "html", "description": "Rich text as safe HTML; null if there is none.", "maxLength": 2e4 }, "status": { "type": "string", "description": "Only clients that may write products see a `draft`; everyone sees a `published` product.", "enum": ["draft", "published"], "x-enum-varnames": ["PRODUCT_STATUS_DRAFT", "PRODUCT_STATUS_PUBLISHED"] }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 }, "createdBy": { "description": "Who created the product. Null if an API key or a program did, or if the account was deleted.\nAbsent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "updatedBy": { "description": "Who last changed the product. Null if an API key or a program did, or if the account was\ndeleted. Absent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] } }, "additionalProperties": false } }, "contentSchema": { "type": "object", "description": "The success envelope; `data` is a product.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "The requested `fields` of products: like `Product`, without the other fields.", "required": ["id"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer products have higher ids.", "minimum": 1, "maximum": 2147483647 }, "name": { "type": "string", "description": "The name of the product: plain text, never empty.", "maxLength": 255 }, "price": { "type": "number", "format": "decimal", "description": 'An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a\nnumeric string (`"19.90"`); responses have the number (`19.9`).\n', "minimum": 0, "maximum": 99999999999999e-4, "x-numeric-string": "^\\d{1,10}(\\.\\d{1,4})?$", "x-pattern-name": "decimal" }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "sku": { "type": ["string", "null"], "description": "Stock-keeping unit, unique; null if the product has none.", "maxLength": 64, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, "description": { "type": ["string", "null"], "format": "html", "description": "Rich text as safe HTML; null if there is none.", "maxLength": 2e4 }, "status": { "type": "string", "description": "Only clients that may write products see a `draft`; everyone sees a `published` product.", "enum": ["draft", "published"], "x-enum-varnames": ["PRODUCT_STATUS_DRAFT", "PRODUCT_STATUS_PUBLISHED"] }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 }, "createdBy": { "description": "Who created the product. Null if an API key or a program did, or if the account was deleted.\nAbsent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "updatedBy": { "description": "Who last changed the product. Null if an API key or a program did, or if the account was\ndeleted. Absent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] } }, "additionalProperties": false } }, "additionalProperties": false }, "additionalProperties": false };
    function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate37.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema48.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.name === void 0) {
              const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.price === void 0) {
              const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "price" }, message: "must have required property 'price'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.currency === void 0) {
              const err11 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.sku === void 0) {
              const err12 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "sku" }, message: "must have required property 'sku'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.description === void 0) {
              const err13 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.status === void 0) {
              const err14 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.createdAt === void 0) {
              const err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data2.updatedAt === void 0) {
              const err16 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data2.version === void 0) {
              const err17 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!func33.call(schema48.properties.data.properties, key1)) {
                const err18 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err19 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 2147483647 || isNaN(data3)) {
                  const err20 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data3 < 1 || isNaN(data3)) {
                  const err21 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              }
            }
            if (data2.name !== void 0) {
              let data4 = data2.name;
              if (typeof data4 === "string") {
                if (func1(data4) > 255) {
                  const err22 = { instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.price !== void 0) {
              let data5 = data2.price;
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 99999999999999e-4 || isNaN(data5)) {
                  const err24 = { instancePath: instancePath + "/data/price", schemaPath: "#/properties/data/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999999e-4 }, message: "must be <= 9999999999.9999" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  const err25 = { instancePath: instancePath + "/data/price", schemaPath: "#/properties/data/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (!formats6.validate(data5)) {
                  const err26 = { instancePath: instancePath + "/data/price", schemaPath: "#/properties/data/properties/price/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              } else {
                const err27 = { instancePath: instancePath + "/data/price", schemaPath: "#/properties/data/properties/price/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data2.currency !== void 0) {
              let data6 = data2.currency;
              if (typeof data6 === "string") {
                if (func1(data6) > 3) {
                  const err28 = { instancePath: instancePath + "/data/currency", schemaPath: "#/properties/data/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (!formats8(data6)) {
                  const err29 = { instancePath: instancePath + "/data/currency", schemaPath: "#/properties/data/properties/currency/format", keyword: "format", params: { format: "currency" }, message: 'must match format "currency"' };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/data/currency", schemaPath: "#/properties/data/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data2.sku !== void 0) {
              let data7 = data2.sku;
              if (typeof data7 !== "string" && data7 !== null) {
                const err31 = { instancePath: instancePath + "/data/sku", schemaPath: "#/properties/data/properties/sku/type", keyword: "type", params: { type: schema48.properties.data.properties.sku.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
              if (typeof data7 === "string") {
                if (func1(data7) > 64) {
                  const err32 = { instancePath: instancePath + "/data/sku", schemaPath: "#/properties/data/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                if (!pattern17.test(data7)) {
                  const err33 = { instancePath: instancePath + "/data/sku", schemaPath: "#/properties/data/properties/sku/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
            }
            if (data2.description !== void 0) {
              let data8 = data2.description;
              if (typeof data8 !== "string" && data8 !== null) {
                const err34 = { instancePath: instancePath + "/data/description", schemaPath: "#/properties/data/properties/description/type", keyword: "type", params: { type: schema48.properties.data.properties.description.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
              if (typeof data8 === "string") {
                if (func1(data8) > 2e4) {
                  const err35 = { instancePath: instancePath + "/data/description", schemaPath: "#/properties/data/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              }
            }
            if (data2.status !== void 0) {
              let data9 = data2.status;
              if (typeof data9 !== "string") {
                const err36 = { instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (!(data9 === "draft" || data9 === "published")) {
                const err37 = { instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema48.properties.data.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
            if (data2.createdAt !== void 0) {
              let data10 = data2.createdAt;
              if (typeof data10 === "string") {
                if (func1(data10) > 30) {
                  const err38 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
                if (!formats0(data10)) {
                  const err39 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
              } else {
                const err40 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data2.updatedAt !== void 0) {
              let data11 = data2.updatedAt;
              if (typeof data11 === "string") {
                if (func1(data11) > 30) {
                  const err41 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                if (!formats0(data11)) {
                  const err42 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              } else {
                const err43 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data2.version !== void 0) {
              let data12 = data2.version;
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                const err44 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 2147483647 || isNaN(data12)) {
                  const err45 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                if (data12 < 1 || isNaN(data12)) {
                  const err46 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              }
            }
            if (data2.createdBy !== void 0) {
              let data13 = data2.createdBy;
              const _errs30 = errors;
              let valid2 = false;
              const _errs31 = errors;
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.id === void 0) {
                  const err47 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
                if (data13.displayName === void 0) {
                  const err48 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                for (const key2 in data13) {
                  if (!(key2 === "id" || key2 === "displayName")) {
                    const err49 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
                if (data13.id !== void 0) {
                  let data14 = data13.id;
                  if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                    const err50 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                  if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 > 2147483647 || isNaN(data14)) {
                      const err51 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err51];
                      } else {
                        vErrors.push(err51);
                      }
                      errors++;
                    }
                    if (data14 < 1 || isNaN(data14)) {
                      const err52 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err52];
                      } else {
                        vErrors.push(err52);
                      }
                      errors++;
                    }
                  }
                }
                if (data13.displayName !== void 0) {
                  let data15 = data13.displayName;
                  if (typeof data15 === "string") {
                    if (func1(data15) > 100) {
                      const err53 = { instancePath: instancePath + "/data/createdBy/displayName", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                  } else {
                    const err54 = { instancePath: instancePath + "/data/createdBy/displayName", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
              } else {
                const err55 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
              var _valid0 = _errs31 === errors;
              valid2 = valid2 || _valid0;
              const _errs38 = errors;
              if (data13 !== null) {
                const err56 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
              var _valid0 = _errs38 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const err57 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              } else {
                errors = _errs30;
                if (vErrors !== null) {
                  if (_errs30) {
                    vErrors.length = _errs30;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data2.updatedBy !== void 0) {
              let data16 = data2.updatedBy;
              const _errs41 = errors;
              let valid4 = false;
              const _errs42 = errors;
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.id === void 0) {
                  const err58 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
                if (data16.displayName === void 0) {
                  const err59 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err59];
                  } else {
                    vErrors.push(err59);
                  }
                  errors++;
                }
                for (const key3 in data16) {
                  if (!(key3 === "id" || key3 === "displayName")) {
                    const err60 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                }
                if (data16.id !== void 0) {
                  let data17 = data16.id;
                  if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                    const err61 = { instancePath: instancePath + "/data/updatedBy/id", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                  if (typeof data17 == "number" && isFinite(data17)) {
                    if (data17 > 2147483647 || isNaN(data17)) {
                      const err62 = { instancePath: instancePath + "/data/updatedBy/id", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err62];
                      } else {
                        vErrors.push(err62);
                      }
                      errors++;
                    }
                    if (data17 < 1 || isNaN(data17)) {
                      const err63 = { instancePath: instancePath + "/data/updatedBy/id", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err63];
                      } else {
                        vErrors.push(err63);
                      }
                      errors++;
                    }
                  }
                }
                if (data16.displayName !== void 0) {
                  let data18 = data16.displayName;
                  if (typeof data18 === "string") {
                    if (func1(data18) > 100) {
                      const err64 = { instancePath: instancePath + "/data/updatedBy/displayName", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err64];
                      } else {
                        vErrors.push(err64);
                      }
                      errors++;
                    }
                  } else {
                    const err65 = { instancePath: instancePath + "/data/updatedBy/displayName", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err65];
                    } else {
                      vErrors.push(err65);
                    }
                    errors++;
                  }
                }
              } else {
                const err66 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err66];
                } else {
                  vErrors.push(err66);
                }
                errors++;
              }
              var _valid1 = _errs42 === errors;
              valid4 = valid4 || _valid1;
              const _errs49 = errors;
              if (data16 !== null) {
                const err67 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
              var _valid1 = _errs49 === errors;
              valid4 = valid4 || _valid1;
              if (!valid4) {
                const err68 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err68];
                } else {
                  vErrors.push(err68);
                }
                errors++;
              } else {
                errors = _errs41;
                if (vErrors !== null) {
                  if (_errs41) {
                    vErrors.length = _errs41;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err69 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
      } else {
        const err70 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err70];
        } else {
          vErrors.push(err70);
        }
        errors++;
      }
      validate37.errors = vErrors;
      return errors === 0;
    }
    validate37.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema25 = validate47;
    var schema58 = { "type": "object", "description": "The success envelope; `data` is a product.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "The requested `fields` of products: like `Product`, without the other fields.", "required": ["id"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer products have higher ids.", "minimum": 1, "maximum": 2147483647 }, "name": { "type": "string", "description": "The name of the product: plain text, never empty.", "maxLength": 255 }, "price": { "type": "number", "format": "decimal", "description": 'An exact amount with at most four decimals; more are rejected, not rounded. Requests may also send a\nnumeric string (`"19.90"`); responses have the number (`19.9`).\n', "minimum": 0, "maximum": 99999999999999e-4, "x-numeric-string": "^\\d{1,10}(\\.\\d{1,4})?$", "x-pattern-name": "decimal" }, "currency": { "type": "string", "format": "currency", "description": "The currency of an amount: an ISO 4217 code in capital letters. The service accepts the codes that\nUnicode CLDR lists. A new product without one gets the default currency of the service, and keeps it\nwhen that setting changes.\n", "maxLength": 3 }, "sku": { "type": ["string", "null"], "description": "Stock-keeping unit, unique; null if the product has none.", "maxLength": 64, "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, "description": { "type": ["string", "null"], "format": "html", "description": "Rich text as safe HTML; null if there is none.", "maxLength": 2e4 }, "status": { "type": "string", "description": "Only clients that may write products see a `draft`; everyone sees a `published` product.", "enum": ["draft", "published"], "x-enum-varnames": ["PRODUCT_STATUS_DRAFT", "PRODUCT_STATUS_PUBLISHED"] }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 }, "createdBy": { "description": "Who created the product. Null if an API key or a program did, or if the account was deleted.\nAbsent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "updatedBy": { "description": "Who last changed the product. Null if an API key or a program did, or if the account was\ndeleted. Absent for clients that may not write products.\n", "x-for-writers": true, "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] } }, "additionalProperties": false } }, "additionalProperties": false };
    function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate47.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema58.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!func33.call(schema58.properties.data.properties, key1)) {
                const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err10 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 2147483647 || isNaN(data3)) {
                  const err11 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3 < 1 || isNaN(data3)) {
                  const err12 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
            }
            if (data2.name !== void 0) {
              let data4 = data2.name;
              if (typeof data4 === "string") {
                if (func1(data4) > 255) {
                  const err13 = { instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.price !== void 0) {
              let data5 = data2.price;
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 99999999999999e-4 || isNaN(data5)) {
                  const err15 = { instancePath: instancePath + "/data/price", schemaPath: "#/properties/data/properties/price/maximum", keyword: "maximum", params: { comparison: "<=", limit: 99999999999999e-4 }, message: "must be <= 9999999999.9999" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  const err16 = { instancePath: instancePath + "/data/price", schemaPath: "#/properties/data/properties/price/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (!formats6.validate(data5)) {
                  const err17 = { instancePath: instancePath + "/data/price", schemaPath: "#/properties/data/properties/price/format", keyword: "format", params: { format: "decimal" }, message: 'must match format "decimal"' };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/data/price", schemaPath: "#/properties/data/properties/price/type", keyword: "type", params: { type: "number" }, message: "must be number" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data2.currency !== void 0) {
              let data6 = data2.currency;
              if (typeof data6 === "string") {
                if (func1(data6) > 3) {
                  const err19 = { instancePath: instancePath + "/data/currency", schemaPath: "#/properties/data/properties/currency/maxLength", keyword: "maxLength", params: { limit: 3 }, message: "must NOT have more than 3 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (!formats8(data6)) {
                  const err20 = { instancePath: instancePath + "/data/currency", schemaPath: "#/properties/data/properties/currency/format", keyword: "format", params: { format: "currency" }, message: 'must match format "currency"' };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/data/currency", schemaPath: "#/properties/data/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.sku !== void 0) {
              let data7 = data2.sku;
              if (typeof data7 !== "string" && data7 !== null) {
                const err22 = { instancePath: instancePath + "/data/sku", schemaPath: "#/properties/data/properties/sku/type", keyword: "type", params: { type: schema58.properties.data.properties.sku.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              if (typeof data7 === "string") {
                if (func1(data7) > 64) {
                  const err23 = { instancePath: instancePath + "/data/sku", schemaPath: "#/properties/data/properties/sku/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (!pattern17.test(data7)) {
                  const err24 = { instancePath: instancePath + "/data/sku", schemaPath: "#/properties/data/properties/sku/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9][A-Za-z0-9._-]*$" }, message: 'must match pattern "^[A-Za-z0-9][A-Za-z0-9._-]*$"' };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
            }
            if (data2.description !== void 0) {
              let data8 = data2.description;
              if (typeof data8 !== "string" && data8 !== null) {
                const err25 = { instancePath: instancePath + "/data/description", schemaPath: "#/properties/data/properties/description/type", keyword: "type", params: { type: schema58.properties.data.properties.description.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              if (typeof data8 === "string") {
                if (func1(data8) > 2e4) {
                  const err26 = { instancePath: instancePath + "/data/description", schemaPath: "#/properties/data/properties/description/maxLength", keyword: "maxLength", params: { limit: 2e4 }, message: "must NOT have more than 20000 characters" };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
            }
            if (data2.status !== void 0) {
              let data9 = data2.status;
              if (typeof data9 !== "string") {
                const err27 = { instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (!(data9 === "draft" || data9 === "published")) {
                const err28 = { instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema58.properties.data.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data2.createdAt !== void 0) {
              let data10 = data2.createdAt;
              if (typeof data10 === "string") {
                if (func1(data10) > 30) {
                  const err29 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                if (!formats0(data10)) {
                  const err30 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              } else {
                const err31 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data2.updatedAt !== void 0) {
              let data11 = data2.updatedAt;
              if (typeof data11 === "string") {
                if (func1(data11) > 30) {
                  const err32 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                if (!formats0(data11)) {
                  const err33 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              } else {
                const err34 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data2.version !== void 0) {
              let data12 = data2.version;
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                const err35 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 2147483647 || isNaN(data12)) {
                  const err36 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                if (data12 < 1 || isNaN(data12)) {
                  const err37 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
            if (data2.createdBy !== void 0) {
              let data13 = data2.createdBy;
              const _errs30 = errors;
              let valid2 = false;
              const _errs31 = errors;
              if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                if (data13.id === void 0) {
                  const err38 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
                if (data13.displayName === void 0) {
                  const err39 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                for (const key2 in data13) {
                  if (!(key2 === "id" || key2 === "displayName")) {
                    const err40 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err40];
                    } else {
                      vErrors.push(err40);
                    }
                    errors++;
                  }
                }
                if (data13.id !== void 0) {
                  let data14 = data13.id;
                  if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                    const err41 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                  if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 > 2147483647 || isNaN(data14)) {
                      const err42 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err42];
                      } else {
                        vErrors.push(err42);
                      }
                      errors++;
                    }
                    if (data14 < 1 || isNaN(data14)) {
                      const err43 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err43];
                      } else {
                        vErrors.push(err43);
                      }
                      errors++;
                    }
                  }
                }
                if (data13.displayName !== void 0) {
                  let data15 = data13.displayName;
                  if (typeof data15 === "string") {
                    if (func1(data15) > 100) {
                      const err44 = { instancePath: instancePath + "/data/createdBy/displayName", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                  } else {
                    const err45 = { instancePath: instancePath + "/data/createdBy/displayName", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
              } else {
                const err46 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
              var _valid0 = _errs31 === errors;
              valid2 = valid2 || _valid0;
              const _errs38 = errors;
              if (data13 !== null) {
                const err47 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
              var _valid0 = _errs38 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const err48 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              } else {
                errors = _errs30;
                if (vErrors !== null) {
                  if (_errs30) {
                    vErrors.length = _errs30;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data2.updatedBy !== void 0) {
              let data16 = data2.updatedBy;
              const _errs41 = errors;
              let valid4 = false;
              const _errs42 = errors;
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.id === void 0) {
                  const err49 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (data16.displayName === void 0) {
                  const err50 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                for (const key3 in data16) {
                  if (!(key3 === "id" || key3 === "displayName")) {
                    const err51 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
                if (data16.id !== void 0) {
                  let data17 = data16.id;
                  if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                    const err52 = { instancePath: instancePath + "/data/updatedBy/id", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                  if (typeof data17 == "number" && isFinite(data17)) {
                    if (data17 > 2147483647 || isNaN(data17)) {
                      const err53 = { instancePath: instancePath + "/data/updatedBy/id", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                    if (data17 < 1 || isNaN(data17)) {
                      const err54 = { instancePath: instancePath + "/data/updatedBy/id", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  }
                }
                if (data16.displayName !== void 0) {
                  let data18 = data16.displayName;
                  if (typeof data18 === "string") {
                    if (func1(data18) > 100) {
                      const err55 = { instancePath: instancePath + "/data/updatedBy/displayName", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err55];
                      } else {
                        vErrors.push(err55);
                      }
                      errors++;
                    }
                  } else {
                    const err56 = { instancePath: instancePath + "/data/updatedBy/displayName", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
              } else {
                const err57 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
              var _valid1 = _errs42 === errors;
              valid4 = valid4 || _valid1;
              const _errs49 = errors;
              if (data16 !== null) {
                const err58 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
              var _valid1 = _errs49 === errors;
              valid4 = valid4 || _valid1;
              if (!valid4) {
                const err59 = { instancePath: instancePath + "/data/updatedBy", schemaPath: "#/properties/data/properties/updatedBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              } else {
                errors = _errs41;
                if (vErrors !== null) {
                  if (_errs41) {
                    vErrors.length = _errs41;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err60 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
      } else {
        const err61 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      validate47.errors = vErrors;
      return errors === 0;
    }
    validate47.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema26 = validate48;
    var schema59 = { "type": "object", "description": "The success envelope; `data` is a page of posts.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The posts on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "An article, from the first draft to the archive.", "required": ["id", "title", "slug", "excerpt", "body", "status", "publishAt", "publishedAt", "author", "tags", "createdAt", "updatedAt", "version"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer posts have higher ids.", "minimum": 1, "maximum": 2147483647 }, "title": { "type": "string", "description": "The headline: plain text, never empty.", "maxLength": 255 }, "slug": { "type": "string", "description": "Lower-case words joined by hyphens, for the URL of a page. Unique.", "maxLength": 255, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "excerpt": { "type": ["string", "null"], "description": "A summary in plain text; null if there is none.", "maxLength": 500 }, "body": { "type": "string", "format": "html", "description": "The full text as safe HTML.", "maxLength": 1e5 }, "status": { "type": "string", "description": "Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published", "archived"] }, "publishAt": { "type": ["string", "null"], "format": "date-time", "description": "When a scheduled post is due: UTC; null in any other status.", "maxLength": 30 }, "publishedAt": { "type": ["string", "null"], "format": "date-time", "description": "When the post was first published: UTC; null if it never was.", "maxLength": 30 }, "author": { "description": "Who wrote the post; null if an API key did, or if the account was deleted.", "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "tags": { "type": "array", "description": "The tags, in the order in which they were sent.", "maxItems": 20, "items": { "type": "string", "maxLength": 50 } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } } }, "contentSchema": { "type": "object", "description": "The success envelope; `data` is a page of posts.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The posts on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "The requested `fields` of posts: like `Post`, without the other fields.", "required": ["id"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer posts have higher ids.", "minimum": 1, "maximum": 2147483647 }, "title": { "type": "string", "description": "The headline: plain text, never empty.", "maxLength": 255 }, "slug": { "type": "string", "description": "Lower-case words joined by hyphens, for the URL of a page. Unique.", "maxLength": 255, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "excerpt": { "type": ["string", "null"], "description": "A summary in plain text; null if there is none.", "maxLength": 500 }, "body": { "type": "string", "format": "html", "description": "The full text as safe HTML.", "maxLength": 1e5 }, "status": { "type": "string", "description": "Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published", "archived"] }, "publishAt": { "type": ["string", "null"], "format": "date-time", "description": "When a scheduled post is due: UTC; null in any other status.", "maxLength": 30 }, "publishedAt": { "type": ["string", "null"], "format": "date-time", "description": "When the post was first published: UTC; null if it never was.", "maxLength": 30 }, "author": { "description": "Who wrote the post; null if an API key did, or if the account was deleted.", "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "tags": { "type": "array", "description": "The tags, in the order in which they were sent.", "maxItems": 20, "items": { "type": "string", "maxLength": 50 } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } } }, "additionalProperties": false }, "additionalProperties": false };
    var pattern19 = new RegExp("^[a-z0-9]+(?:-[a-z0-9]+)*$", "u");
    function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate48.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema59.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.title === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data3.slug === void 0) {
                  const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3.excerpt === void 0) {
                  const err12 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "excerpt" }, message: "must have required property 'excerpt'" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data3.body === void 0) {
                  const err13 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data3.status === void 0) {
                  const err14 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data3.publishAt === void 0) {
                  const err15 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "publishAt" }, message: "must have required property 'publishAt'" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data3.publishedAt === void 0) {
                  const err16 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "publishedAt" }, message: "must have required property 'publishedAt'" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (data3.author === void 0) {
                  const err17 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data3.tags === void 0) {
                  const err18 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "tags" }, message: "must have required property 'tags'" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (data3.createdAt === void 0) {
                  const err19 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (data3.updatedAt === void 0) {
                  const err20 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data3.version === void 0) {
                  const err21 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!func33.call(schema59.properties.data.items.properties, key1)) {
                    const err22 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err23 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 2147483647 || isNaN(data4)) {
                      const err24 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                      const err25 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.title !== void 0) {
                  let data5 = data3.title;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 255) {
                      const err26 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                  } else {
                    const err27 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
                if (data3.slug !== void 0) {
                  let data6 = data3.slug;
                  if (typeof data6 === "string") {
                    if (func1(data6) > 255) {
                      const err28 = { instancePath: instancePath + "/data/" + i0 + "/slug", schemaPath: "#/properties/data/items/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    }
                    if (!pattern19.test(data6)) {
                      const err29 = { instancePath: instancePath + "/data/" + i0 + "/slug", schemaPath: "#/properties/data/items/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"' };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                  } else {
                    const err30 = { instancePath: instancePath + "/data/" + i0 + "/slug", schemaPath: "#/properties/data/items/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
                if (data3.excerpt !== void 0) {
                  let data7 = data3.excerpt;
                  if (typeof data7 !== "string" && data7 !== null) {
                    const err31 = { instancePath: instancePath + "/data/" + i0 + "/excerpt", schemaPath: "#/properties/data/items/properties/excerpt/type", keyword: "type", params: { type: schema59.properties.data.items.properties.excerpt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                  if (typeof data7 === "string") {
                    if (func1(data7) > 500) {
                      const err32 = { instancePath: instancePath + "/data/" + i0 + "/excerpt", schemaPath: "#/properties/data/items/properties/excerpt/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.body !== void 0) {
                  let data8 = data3.body;
                  if (typeof data8 === "string") {
                    if (func1(data8) > 1e5) {
                      const err33 = { instancePath: instancePath + "/data/" + i0 + "/body", schemaPath: "#/properties/data/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                  } else {
                    const err34 = { instancePath: instancePath + "/data/" + i0 + "/body", schemaPath: "#/properties/data/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
                if (data3.status !== void 0) {
                  let data9 = data3.status;
                  if (typeof data9 !== "string") {
                    const err35 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/properties/data/items/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                  if (!(data9 === "draft" || data9 === "scheduled" || data9 === "published" || data9 === "archived")) {
                    const err36 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/properties/data/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema59.properties.data.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
                if (data3.publishAt !== void 0) {
                  let data10 = data3.publishAt;
                  if (typeof data10 !== "string" && data10 !== null) {
                    const err37 = { instancePath: instancePath + "/data/" + i0 + "/publishAt", schemaPath: "#/properties/data/items/properties/publishAt/type", keyword: "type", params: { type: schema59.properties.data.items.properties.publishAt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  if (typeof data10 === "string") {
                    if (func1(data10) > 30) {
                      const err38 = { instancePath: instancePath + "/data/" + i0 + "/publishAt", schemaPath: "#/properties/data/items/properties/publishAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err38];
                      } else {
                        vErrors.push(err38);
                      }
                      errors++;
                    }
                    if (!formats0(data10)) {
                      const err39 = { instancePath: instancePath + "/data/" + i0 + "/publishAt", schemaPath: "#/properties/data/items/properties/publishAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err39];
                      } else {
                        vErrors.push(err39);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.publishedAt !== void 0) {
                  let data11 = data3.publishedAt;
                  if (typeof data11 !== "string" && data11 !== null) {
                    const err40 = { instancePath: instancePath + "/data/" + i0 + "/publishedAt", schemaPath: "#/properties/data/items/properties/publishedAt/type", keyword: "type", params: { type: schema59.properties.data.items.properties.publishedAt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err40];
                    } else {
                      vErrors.push(err40);
                    }
                    errors++;
                  }
                  if (typeof data11 === "string") {
                    if (func1(data11) > 30) {
                      const err41 = { instancePath: instancePath + "/data/" + i0 + "/publishedAt", schemaPath: "#/properties/data/items/properties/publishedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err41];
                      } else {
                        vErrors.push(err41);
                      }
                      errors++;
                    }
                    if (!formats0(data11)) {
                      const err42 = { instancePath: instancePath + "/data/" + i0 + "/publishedAt", schemaPath: "#/properties/data/items/properties/publishedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err42];
                      } else {
                        vErrors.push(err42);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.author !== void 0) {
                  let data12 = data3.author;
                  const _errs28 = errors;
                  let valid4 = false;
                  const _errs29 = errors;
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    if (data12.id === void 0) {
                      const err43 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err43];
                      } else {
                        vErrors.push(err43);
                      }
                      errors++;
                    }
                    if (data12.displayName === void 0) {
                      const err44 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                    for (const key2 in data12) {
                      if (!(key2 === "id" || key2 === "displayName")) {
                        const err45 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err45];
                        } else {
                          vErrors.push(err45);
                        }
                        errors++;
                      }
                    }
                    if (data12.id !== void 0) {
                      let data13 = data12.id;
                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                        const err46 = { instancePath: instancePath + "/data/" + i0 + "/author/id", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err46];
                        } else {
                          vErrors.push(err46);
                        }
                        errors++;
                      }
                      if (typeof data13 == "number" && isFinite(data13)) {
                        if (data13 > 2147483647 || isNaN(data13)) {
                          const err47 = { instancePath: instancePath + "/data/" + i0 + "/author/id", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                          if (vErrors === null) {
                            vErrors = [err47];
                          } else {
                            vErrors.push(err47);
                          }
                          errors++;
                        }
                        if (data13 < 1 || isNaN(data13)) {
                          const err48 = { instancePath: instancePath + "/data/" + i0 + "/author/id", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err48];
                          } else {
                            vErrors.push(err48);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data12.displayName !== void 0) {
                      let data14 = data12.displayName;
                      if (typeof data14 === "string") {
                        if (func1(data14) > 100) {
                          const err49 = { instancePath: instancePath + "/data/" + i0 + "/author/displayName", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err49];
                          } else {
                            vErrors.push(err49);
                          }
                          errors++;
                        }
                      } else {
                        const err50 = { instancePath: instancePath + "/data/" + i0 + "/author/displayName", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err50];
                        } else {
                          vErrors.push(err50);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err51 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                  var _valid0 = _errs29 === errors;
                  valid4 = valid4 || _valid0;
                  const _errs36 = errors;
                  if (data12 !== null) {
                    const err52 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                  var _valid0 = _errs36 === errors;
                  valid4 = valid4 || _valid0;
                  if (!valid4) {
                    const err53 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  } else {
                    errors = _errs28;
                    if (vErrors !== null) {
                      if (_errs28) {
                        vErrors.length = _errs28;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                if (data3.tags !== void 0) {
                  let data15 = data3.tags;
                  if (Array.isArray(data15)) {
                    if (data15.length > 20) {
                      const err54 = { instancePath: instancePath + "/data/" + i0 + "/tags", schemaPath: "#/properties/data/items/properties/tags/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                    const len1 = data15.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data16 = data15[i1];
                      if (typeof data16 === "string") {
                        if (func1(data16) > 50) {
                          const err55 = { instancePath: instancePath + "/data/" + i0 + "/tags/" + i1, schemaPath: "#/properties/data/items/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                          if (vErrors === null) {
                            vErrors = [err55];
                          } else {
                            vErrors.push(err55);
                          }
                          errors++;
                        }
                      } else {
                        const err56 = { instancePath: instancePath + "/data/" + i0 + "/tags/" + i1, schemaPath: "#/properties/data/items/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err56];
                        } else {
                          vErrors.push(err56);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err57 = { instancePath: instancePath + "/data/" + i0 + "/tags", schemaPath: "#/properties/data/items/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                }
                if (data3.createdAt !== void 0) {
                  let data17 = data3.createdAt;
                  if (typeof data17 === "string") {
                    if (func1(data17) > 30) {
                      const err58 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err58];
                      } else {
                        vErrors.push(err58);
                      }
                      errors++;
                    }
                    if (!formats0(data17)) {
                      const err59 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                  } else {
                    const err60 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                }
                if (data3.updatedAt !== void 0) {
                  let data18 = data3.updatedAt;
                  if (typeof data18 === "string") {
                    if (func1(data18) > 30) {
                      const err61 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err61];
                      } else {
                        vErrors.push(err61);
                      }
                      errors++;
                    }
                    if (!formats0(data18)) {
                      const err62 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err62];
                      } else {
                        vErrors.push(err62);
                      }
                      errors++;
                    }
                  } else {
                    const err63 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err63];
                    } else {
                      vErrors.push(err63);
                    }
                    errors++;
                  }
                }
                if (data3.version !== void 0) {
                  let data19 = data3.version;
                  if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                    const err64 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err64];
                    } else {
                      vErrors.push(err64);
                    }
                    errors++;
                  }
                  if (typeof data19 == "number" && isFinite(data19)) {
                    if (data19 > 2147483647 || isNaN(data19)) {
                      const err65 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err65];
                      } else {
                        vErrors.push(err65);
                      }
                      errors++;
                    }
                    if (data19 < 1 || isNaN(data19)) {
                      const err66 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err66];
                      } else {
                        vErrors.push(err66);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err67 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
          } else {
            const err68 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
      } else {
        const err69 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err69];
        } else {
          vErrors.push(err69);
        }
        errors++;
      }
      validate48.errors = vErrors;
      return errors === 0;
    }
    validate48.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema27 = validate49;
    var schema60 = { "type": "object", "description": "The success envelope; `data` is a page of posts.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The posts on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "The requested `fields` of posts: like `Post`, without the other fields.", "required": ["id"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer posts have higher ids.", "minimum": 1, "maximum": 2147483647 }, "title": { "type": "string", "description": "The headline: plain text, never empty.", "maxLength": 255 }, "slug": { "type": "string", "description": "Lower-case words joined by hyphens, for the URL of a page. Unique.", "maxLength": 255, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "excerpt": { "type": ["string", "null"], "description": "A summary in plain text; null if there is none.", "maxLength": 500 }, "body": { "type": "string", "format": "html", "description": "The full text as safe HTML.", "maxLength": 1e5 }, "status": { "type": "string", "description": "Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published", "archived"] }, "publishAt": { "type": ["string", "null"], "format": "date-time", "description": "When a scheduled post is due: UTC; null in any other status.", "maxLength": 30 }, "publishedAt": { "type": ["string", "null"], "format": "date-time", "description": "When the post was first published: UTC; null if it never was.", "maxLength": 30 }, "author": { "description": "Who wrote the post; null if an API key did, or if the account was deleted.", "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "tags": { "type": "array", "description": "The tags, in the order in which they were sent.", "maxItems": 20, "items": { "type": "string", "maxLength": 50 } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } } }, "additionalProperties": false };
    function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate49.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema60.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!func33.call(schema60.properties.data.items.properties, key1)) {
                    const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err11 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 2147483647 || isNaN(data4)) {
                      const err12 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                      const err13 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.title !== void 0) {
                  let data5 = data3.title;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 255) {
                      const err14 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                  } else {
                    const err15 = { instancePath: instancePath + "/data/" + i0 + "/title", schemaPath: "#/properties/data/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
                if (data3.slug !== void 0) {
                  let data6 = data3.slug;
                  if (typeof data6 === "string") {
                    if (func1(data6) > 255) {
                      const err16 = { instancePath: instancePath + "/data/" + i0 + "/slug", schemaPath: "#/properties/data/items/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                    if (!pattern19.test(data6)) {
                      const err17 = { instancePath: instancePath + "/data/" + i0 + "/slug", schemaPath: "#/properties/data/items/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"' };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                  } else {
                    const err18 = { instancePath: instancePath + "/data/" + i0 + "/slug", schemaPath: "#/properties/data/items/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
                if (data3.excerpt !== void 0) {
                  let data7 = data3.excerpt;
                  if (typeof data7 !== "string" && data7 !== null) {
                    const err19 = { instancePath: instancePath + "/data/" + i0 + "/excerpt", schemaPath: "#/properties/data/items/properties/excerpt/type", keyword: "type", params: { type: schema60.properties.data.items.properties.excerpt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                  if (typeof data7 === "string") {
                    if (func1(data7) > 500) {
                      const err20 = { instancePath: instancePath + "/data/" + i0 + "/excerpt", schemaPath: "#/properties/data/items/properties/excerpt/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.body !== void 0) {
                  let data8 = data3.body;
                  if (typeof data8 === "string") {
                    if (func1(data8) > 1e5) {
                      const err21 = { instancePath: instancePath + "/data/" + i0 + "/body", schemaPath: "#/properties/data/items/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  } else {
                    const err22 = { instancePath: instancePath + "/data/" + i0 + "/body", schemaPath: "#/properties/data/items/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data3.status !== void 0) {
                  let data9 = data3.status;
                  if (typeof data9 !== "string") {
                    const err23 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/properties/data/items/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                  if (!(data9 === "draft" || data9 === "scheduled" || data9 === "published" || data9 === "archived")) {
                    const err24 = { instancePath: instancePath + "/data/" + i0 + "/status", schemaPath: "#/properties/data/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema60.properties.data.items.properties.status.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
                if (data3.publishAt !== void 0) {
                  let data10 = data3.publishAt;
                  if (typeof data10 !== "string" && data10 !== null) {
                    const err25 = { instancePath: instancePath + "/data/" + i0 + "/publishAt", schemaPath: "#/properties/data/items/properties/publishAt/type", keyword: "type", params: { type: schema60.properties.data.items.properties.publishAt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                  if (typeof data10 === "string") {
                    if (func1(data10) > 30) {
                      const err26 = { instancePath: instancePath + "/data/" + i0 + "/publishAt", schemaPath: "#/properties/data/items/properties/publishAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                    if (!formats0(data10)) {
                      const err27 = { instancePath: instancePath + "/data/" + i0 + "/publishAt", schemaPath: "#/properties/data/items/properties/publishAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.publishedAt !== void 0) {
                  let data11 = data3.publishedAt;
                  if (typeof data11 !== "string" && data11 !== null) {
                    const err28 = { instancePath: instancePath + "/data/" + i0 + "/publishedAt", schemaPath: "#/properties/data/items/properties/publishedAt/type", keyword: "type", params: { type: schema60.properties.data.items.properties.publishedAt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                  if (typeof data11 === "string") {
                    if (func1(data11) > 30) {
                      const err29 = { instancePath: instancePath + "/data/" + i0 + "/publishedAt", schemaPath: "#/properties/data/items/properties/publishedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                    if (!formats0(data11)) {
                      const err30 = { instancePath: instancePath + "/data/" + i0 + "/publishedAt", schemaPath: "#/properties/data/items/properties/publishedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err30];
                      } else {
                        vErrors.push(err30);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.author !== void 0) {
                  let data12 = data3.author;
                  const _errs28 = errors;
                  let valid4 = false;
                  const _errs29 = errors;
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    if (data12.id === void 0) {
                      const err31 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                    if (data12.displayName === void 0) {
                      const err32 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    }
                    for (const key2 in data12) {
                      if (!(key2 === "id" || key2 === "displayName")) {
                        const err33 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err33];
                        } else {
                          vErrors.push(err33);
                        }
                        errors++;
                      }
                    }
                    if (data12.id !== void 0) {
                      let data13 = data12.id;
                      if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                        const err34 = { instancePath: instancePath + "/data/" + i0 + "/author/id", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err34];
                        } else {
                          vErrors.push(err34);
                        }
                        errors++;
                      }
                      if (typeof data13 == "number" && isFinite(data13)) {
                        if (data13 > 2147483647 || isNaN(data13)) {
                          const err35 = { instancePath: instancePath + "/data/" + i0 + "/author/id", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                          if (vErrors === null) {
                            vErrors = [err35];
                          } else {
                            vErrors.push(err35);
                          }
                          errors++;
                        }
                        if (data13 < 1 || isNaN(data13)) {
                          const err36 = { instancePath: instancePath + "/data/" + i0 + "/author/id", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err36];
                          } else {
                            vErrors.push(err36);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data12.displayName !== void 0) {
                      let data14 = data12.displayName;
                      if (typeof data14 === "string") {
                        if (func1(data14) > 100) {
                          const err37 = { instancePath: instancePath + "/data/" + i0 + "/author/displayName", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err37];
                          } else {
                            vErrors.push(err37);
                          }
                          errors++;
                        }
                      } else {
                        const err38 = { instancePath: instancePath + "/data/" + i0 + "/author/displayName", schemaPath: "#/properties/data/items/properties/author/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err38];
                        } else {
                          vErrors.push(err38);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err39 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err39];
                    } else {
                      vErrors.push(err39);
                    }
                    errors++;
                  }
                  var _valid0 = _errs29 === errors;
                  valid4 = valid4 || _valid0;
                  const _errs36 = errors;
                  if (data12 !== null) {
                    const err40 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err40];
                    } else {
                      vErrors.push(err40);
                    }
                    errors++;
                  }
                  var _valid0 = _errs36 === errors;
                  valid4 = valid4 || _valid0;
                  if (!valid4) {
                    const err41 = { instancePath: instancePath + "/data/" + i0 + "/author", schemaPath: "#/properties/data/items/properties/author/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  } else {
                    errors = _errs28;
                    if (vErrors !== null) {
                      if (_errs28) {
                        vErrors.length = _errs28;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                if (data3.tags !== void 0) {
                  let data15 = data3.tags;
                  if (Array.isArray(data15)) {
                    if (data15.length > 20) {
                      const err42 = { instancePath: instancePath + "/data/" + i0 + "/tags", schemaPath: "#/properties/data/items/properties/tags/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                      if (vErrors === null) {
                        vErrors = [err42];
                      } else {
                        vErrors.push(err42);
                      }
                      errors++;
                    }
                    const len1 = data15.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data16 = data15[i1];
                      if (typeof data16 === "string") {
                        if (func1(data16) > 50) {
                          const err43 = { instancePath: instancePath + "/data/" + i0 + "/tags/" + i1, schemaPath: "#/properties/data/items/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                          if (vErrors === null) {
                            vErrors = [err43];
                          } else {
                            vErrors.push(err43);
                          }
                          errors++;
                        }
                      } else {
                        const err44 = { instancePath: instancePath + "/data/" + i0 + "/tags/" + i1, schemaPath: "#/properties/data/items/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err44];
                        } else {
                          vErrors.push(err44);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err45 = { instancePath: instancePath + "/data/" + i0 + "/tags", schemaPath: "#/properties/data/items/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
                if (data3.createdAt !== void 0) {
                  let data17 = data3.createdAt;
                  if (typeof data17 === "string") {
                    if (func1(data17) > 30) {
                      const err46 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err46];
                      } else {
                        vErrors.push(err46);
                      }
                      errors++;
                    }
                    if (!formats0(data17)) {
                      const err47 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                  } else {
                    const err48 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
                if (data3.updatedAt !== void 0) {
                  let data18 = data3.updatedAt;
                  if (typeof data18 === "string") {
                    if (func1(data18) > 30) {
                      const err49 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err49];
                      } else {
                        vErrors.push(err49);
                      }
                      errors++;
                    }
                    if (!formats0(data18)) {
                      const err50 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err50];
                      } else {
                        vErrors.push(err50);
                      }
                      errors++;
                    }
                  } else {
                    const err51 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
                if (data3.version !== void 0) {
                  let data19 = data3.version;
                  if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                    const err52 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                  if (typeof data19 == "number" && isFinite(data19)) {
                    if (data19 > 2147483647 || isNaN(data19)) {
                      const err53 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                    if (data19 < 1 || isNaN(data19)) {
                      const err54 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err55 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
          } else {
            const err56 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
      } else {
        const err57 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err57];
        } else {
          vErrors.push(err57);
        }
        errors++;
      }
      validate49.errors = vErrors;
      return errors === 0;
    }
    validate49.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema28 = validate40;
    var schema51 = { "type": "object", "description": "The success envelope; `data` is a post.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "An article, from the first draft to the archive.", "required": ["id", "title", "slug", "excerpt", "body", "status", "publishAt", "publishedAt", "author", "tags", "createdAt", "updatedAt", "version"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer posts have higher ids.", "minimum": 1, "maximum": 2147483647 }, "title": { "type": "string", "description": "The headline: plain text, never empty.", "maxLength": 255 }, "slug": { "type": "string", "description": "Lower-case words joined by hyphens, for the URL of a page. Unique.", "maxLength": 255, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "excerpt": { "type": ["string", "null"], "description": "A summary in plain text; null if there is none.", "maxLength": 500 }, "body": { "type": "string", "format": "html", "description": "The full text as safe HTML.", "maxLength": 1e5 }, "status": { "type": "string", "description": "Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published", "archived"] }, "publishAt": { "type": ["string", "null"], "format": "date-time", "description": "When a scheduled post is due: UTC; null in any other status.", "maxLength": 30 }, "publishedAt": { "type": ["string", "null"], "format": "date-time", "description": "When the post was first published: UTC; null if it never was.", "maxLength": 30 }, "author": { "description": "Who wrote the post; null if an API key did, or if the account was deleted.", "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "tags": { "type": "array", "description": "The tags, in the order in which they were sent.", "maxItems": 20, "items": { "type": "string", "maxLength": 50 } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } }, "contentSchema": { "type": "object", "description": "The success envelope; `data` is a post.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "The requested `fields` of posts: like `Post`, without the other fields.", "required": ["id"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer posts have higher ids.", "minimum": 1, "maximum": 2147483647 }, "title": { "type": "string", "description": "The headline: plain text, never empty.", "maxLength": 255 }, "slug": { "type": "string", "description": "Lower-case words joined by hyphens, for the URL of a page. Unique.", "maxLength": 255, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "excerpt": { "type": ["string", "null"], "description": "A summary in plain text; null if there is none.", "maxLength": 500 }, "body": { "type": "string", "format": "html", "description": "The full text as safe HTML.", "maxLength": 1e5 }, "status": { "type": "string", "description": "Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published", "archived"] }, "publishAt": { "type": ["string", "null"], "format": "date-time", "description": "When a scheduled post is due: UTC; null in any other status.", "maxLength": 30 }, "publishedAt": { "type": ["string", "null"], "format": "date-time", "description": "When the post was first published: UTC; null if it never was.", "maxLength": 30 }, "author": { "description": "Who wrote the post; null if an API key did, or if the account was deleted.", "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "tags": { "type": "array", "description": "The tags, in the order in which they were sent.", "maxItems": 20, "items": { "type": "string", "maxLength": 50 } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } }, "additionalProperties": false }, "additionalProperties": false };
    function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate40.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema51.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.title === void 0) {
              const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.slug === void 0) {
              const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "slug" }, message: "must have required property 'slug'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.excerpt === void 0) {
              const err11 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "excerpt" }, message: "must have required property 'excerpt'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.body === void 0) {
              const err12 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.status === void 0) {
              const err13 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.publishAt === void 0) {
              const err14 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "publishAt" }, message: "must have required property 'publishAt'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.publishedAt === void 0) {
              const err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "publishedAt" }, message: "must have required property 'publishedAt'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data2.author === void 0) {
              const err16 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "author" }, message: "must have required property 'author'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data2.tags === void 0) {
              const err17 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "tags" }, message: "must have required property 'tags'" };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data2.createdAt === void 0) {
              const err18 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data2.updatedAt === void 0) {
              const err19 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data2.version === void 0) {
              const err20 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!func33.call(schema51.properties.data.properties, key1)) {
                const err21 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err22 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 2147483647 || isNaN(data3)) {
                  const err23 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (data3 < 1 || isNaN(data3)) {
                  const err24 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
            }
            if (data2.title !== void 0) {
              let data4 = data2.title;
              if (typeof data4 === "string") {
                if (func1(data4) > 255) {
                  const err25 = { instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data2.slug !== void 0) {
              let data5 = data2.slug;
              if (typeof data5 === "string") {
                if (func1(data5) > 255) {
                  const err27 = { instancePath: instancePath + "/data/slug", schemaPath: "#/properties/data/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                if (!pattern19.test(data5)) {
                  const err28 = { instancePath: instancePath + "/data/slug", schemaPath: "#/properties/data/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"' };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              } else {
                const err29 = { instancePath: instancePath + "/data/slug", schemaPath: "#/properties/data/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data2.excerpt !== void 0) {
              let data6 = data2.excerpt;
              if (typeof data6 !== "string" && data6 !== null) {
                const err30 = { instancePath: instancePath + "/data/excerpt", schemaPath: "#/properties/data/properties/excerpt/type", keyword: "type", params: { type: schema51.properties.data.properties.excerpt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
              if (typeof data6 === "string") {
                if (func1(data6) > 500) {
                  const err31 = { instancePath: instancePath + "/data/excerpt", schemaPath: "#/properties/data/properties/excerpt/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              }
            }
            if (data2.body !== void 0) {
              let data7 = data2.body;
              if (typeof data7 === "string") {
                if (func1(data7) > 1e5) {
                  const err32 = { instancePath: instancePath + "/data/body", schemaPath: "#/properties/data/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              } else {
                const err33 = { instancePath: instancePath + "/data/body", schemaPath: "#/properties/data/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data2.status !== void 0) {
              let data8 = data2.status;
              if (typeof data8 !== "string") {
                const err34 = { instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
              if (!(data8 === "draft" || data8 === "scheduled" || data8 === "published" || data8 === "archived")) {
                const err35 = { instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema51.properties.data.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data2.publishAt !== void 0) {
              let data9 = data2.publishAt;
              if (typeof data9 !== "string" && data9 !== null) {
                const err36 = { instancePath: instancePath + "/data/publishAt", schemaPath: "#/properties/data/properties/publishAt/type", keyword: "type", params: { type: schema51.properties.data.properties.publishAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data9 === "string") {
                if (func1(data9) > 30) {
                  const err37 = { instancePath: instancePath + "/data/publishAt", schemaPath: "#/properties/data/properties/publishAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                if (!formats0(data9)) {
                  const err38 = { instancePath: instancePath + "/data/publishAt", schemaPath: "#/properties/data/properties/publishAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
              }
            }
            if (data2.publishedAt !== void 0) {
              let data10 = data2.publishedAt;
              if (typeof data10 !== "string" && data10 !== null) {
                const err39 = { instancePath: instancePath + "/data/publishedAt", schemaPath: "#/properties/data/properties/publishedAt/type", keyword: "type", params: { type: schema51.properties.data.properties.publishedAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
              if (typeof data10 === "string") {
                if (func1(data10) > 30) {
                  const err40 = { instancePath: instancePath + "/data/publishedAt", schemaPath: "#/properties/data/properties/publishedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
                if (!formats0(data10)) {
                  const err41 = { instancePath: instancePath + "/data/publishedAt", schemaPath: "#/properties/data/properties/publishedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              }
            }
            if (data2.author !== void 0) {
              let data11 = data2.author;
              const _errs26 = errors;
              let valid2 = false;
              const _errs27 = errors;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.id === void 0) {
                  const err42 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
                if (data11.displayName === void 0) {
                  const err43 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                for (const key2 in data11) {
                  if (!(key2 === "id" || key2 === "displayName")) {
                    const err44 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                }
                if (data11.id !== void 0) {
                  let data12 = data11.id;
                  if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                    const err45 = { instancePath: instancePath + "/data/author/id", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                  if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 > 2147483647 || isNaN(data12)) {
                      const err46 = { instancePath: instancePath + "/data/author/id", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err46];
                      } else {
                        vErrors.push(err46);
                      }
                      errors++;
                    }
                    if (data12 < 1 || isNaN(data12)) {
                      const err47 = { instancePath: instancePath + "/data/author/id", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                  }
                }
                if (data11.displayName !== void 0) {
                  let data13 = data11.displayName;
                  if (typeof data13 === "string") {
                    if (func1(data13) > 100) {
                      const err48 = { instancePath: instancePath + "/data/author/displayName", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                  } else {
                    const err49 = { instancePath: instancePath + "/data/author/displayName", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
              } else {
                const err50 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
              var _valid0 = _errs27 === errors;
              valid2 = valid2 || _valid0;
              const _errs34 = errors;
              if (data11 !== null) {
                const err51 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
              var _valid0 = _errs34 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const err52 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              } else {
                errors = _errs26;
                if (vErrors !== null) {
                  if (_errs26) {
                    vErrors.length = _errs26;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data2.tags !== void 0) {
              let data14 = data2.tags;
              if (Array.isArray(data14)) {
                if (data14.length > 20) {
                  const err53 = { instancePath: instancePath + "/data/tags", schemaPath: "#/properties/data/properties/tags/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                const len0 = data14.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data15 = data14[i0];
                  if (typeof data15 === "string") {
                    if (func1(data15) > 50) {
                      const err54 = { instancePath: instancePath + "/data/tags/" + i0, schemaPath: "#/properties/data/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  } else {
                    const err55 = { instancePath: instancePath + "/data/tags/" + i0, schemaPath: "#/properties/data/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
              } else {
                const err56 = { instancePath: instancePath + "/data/tags", schemaPath: "#/properties/data/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            }
            if (data2.createdAt !== void 0) {
              let data16 = data2.createdAt;
              if (typeof data16 === "string") {
                if (func1(data16) > 30) {
                  const err57 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err57];
                  } else {
                    vErrors.push(err57);
                  }
                  errors++;
                }
                if (!formats0(data16)) {
                  const err58 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
              } else {
                const err59 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
            if (data2.updatedAt !== void 0) {
              let data17 = data2.updatedAt;
              if (typeof data17 === "string") {
                if (func1(data17) > 30) {
                  const err60 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
                if (!formats0(data17)) {
                  const err61 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err61];
                  } else {
                    vErrors.push(err61);
                  }
                  errors++;
                }
              } else {
                const err62 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            if (data2.version !== void 0) {
              let data18 = data2.version;
              if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                const err63 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
              if (typeof data18 == "number" && isFinite(data18)) {
                if (data18 > 2147483647 || isNaN(data18)) {
                  const err64 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
                if (data18 < 1 || isNaN(data18)) {
                  const err65 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err66 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err66];
            } else {
              vErrors.push(err66);
            }
            errors++;
          }
        }
      } else {
        const err67 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err67];
        } else {
          vErrors.push(err67);
        }
        errors++;
      }
      validate40.errors = vErrors;
      return errors === 0;
    }
    validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema29 = validate50;
    var schema61 = { "type": "object", "description": "The success envelope; `data` is a post.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "The requested `fields` of posts: like `Post`, without the other fields.", "required": ["id"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer posts have higher ids.", "minimum": 1, "maximum": 2147483647 }, "title": { "type": "string", "description": "The headline: plain text, never empty.", "maxLength": 255 }, "slug": { "type": "string", "description": "Lower-case words joined by hyphens, for the URL of a page. Unique.", "maxLength": 255, "pattern": "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, "excerpt": { "type": ["string", "null"], "description": "A summary in plain text; null if there is none.", "maxLength": 500 }, "body": { "type": "string", "format": "html", "description": "The full text as safe HTML.", "maxLength": 1e5 }, "status": { "type": "string", "description": "Only writers see `draft` and `archived` posts; a `scheduled` post becomes `published` at its\n`publishAt`.\n", "enum": ["draft", "scheduled", "published", "archived"] }, "publishAt": { "type": ["string", "null"], "format": "date-time", "description": "When a scheduled post is due: UTC; null in any other status.", "maxLength": 30 }, "publishedAt": { "type": ["string", "null"], "format": "date-time", "description": "When the post was first published: UTC; null if it never was.", "maxLength": 30 }, "author": { "description": "Who wrote the post; null if an API key did, or if the account was deleted.", "anyOf": [{ "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "tags": { "type": "array", "description": "The tags, in the order in which they were sent.", "maxItems": 20, "items": { "type": "string", "maxLength": 50 } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } }, "additionalProperties": false };
    function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate50.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema61.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!func33.call(schema61.properties.data.properties, key1)) {
                const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                const err10 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 2147483647 || isNaN(data3)) {
                  const err11 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3 < 1 || isNaN(data3)) {
                  const err12 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
            }
            if (data2.title !== void 0) {
              let data4 = data2.title;
              if (typeof data4 === "string") {
                if (func1(data4) > 255) {
                  const err13 = { instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/data/title", schemaPath: "#/properties/data/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.slug !== void 0) {
              let data5 = data2.slug;
              if (typeof data5 === "string") {
                if (func1(data5) > 255) {
                  const err15 = { instancePath: instancePath + "/data/slug", schemaPath: "#/properties/data/properties/slug/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (!pattern19.test(data5)) {
                  const err16 = { instancePath: instancePath + "/data/slug", schemaPath: "#/properties/data/properties/slug/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(?:-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(?:-[a-z0-9]+)*$"' };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              } else {
                const err17 = { instancePath: instancePath + "/data/slug", schemaPath: "#/properties/data/properties/slug/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data2.excerpt !== void 0) {
              let data6 = data2.excerpt;
              if (typeof data6 !== "string" && data6 !== null) {
                const err18 = { instancePath: instancePath + "/data/excerpt", schemaPath: "#/properties/data/properties/excerpt/type", keyword: "type", params: { type: schema61.properties.data.properties.excerpt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
              if (typeof data6 === "string") {
                if (func1(data6) > 500) {
                  const err19 = { instancePath: instancePath + "/data/excerpt", schemaPath: "#/properties/data/properties/excerpt/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              }
            }
            if (data2.body !== void 0) {
              let data7 = data2.body;
              if (typeof data7 === "string") {
                if (func1(data7) > 1e5) {
                  const err20 = { instancePath: instancePath + "/data/body", schemaPath: "#/properties/data/properties/body/maxLength", keyword: "maxLength", params: { limit: 1e5 }, message: "must NOT have more than 100000 characters" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/data/body", schemaPath: "#/properties/data/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.status !== void 0) {
              let data8 = data2.status;
              if (typeof data8 !== "string") {
                const err22 = { instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
              if (!(data8 === "draft" || data8 === "scheduled" || data8 === "published" || data8 === "archived")) {
                const err23 = { instancePath: instancePath + "/data/status", schemaPath: "#/properties/data/properties/status/enum", keyword: "enum", params: { allowedValues: schema61.properties.data.properties.status.enum }, message: "must be equal to one of the allowed values" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.publishAt !== void 0) {
              let data9 = data2.publishAt;
              if (typeof data9 !== "string" && data9 !== null) {
                const err24 = { instancePath: instancePath + "/data/publishAt", schemaPath: "#/properties/data/properties/publishAt/type", keyword: "type", params: { type: schema61.properties.data.properties.publishAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
              if (typeof data9 === "string") {
                if (func1(data9) > 30) {
                  const err25 = { instancePath: instancePath + "/data/publishAt", schemaPath: "#/properties/data/properties/publishAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (!formats0(data9)) {
                  const err26 = { instancePath: instancePath + "/data/publishAt", schemaPath: "#/properties/data/properties/publishAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
            }
            if (data2.publishedAt !== void 0) {
              let data10 = data2.publishedAt;
              if (typeof data10 !== "string" && data10 !== null) {
                const err27 = { instancePath: instancePath + "/data/publishedAt", schemaPath: "#/properties/data/properties/publishedAt/type", keyword: "type", params: { type: schema61.properties.data.properties.publishedAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (typeof data10 === "string") {
                if (func1(data10) > 30) {
                  const err28 = { instancePath: instancePath + "/data/publishedAt", schemaPath: "#/properties/data/properties/publishedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (!formats0(data10)) {
                  const err29 = { instancePath: instancePath + "/data/publishedAt", schemaPath: "#/properties/data/properties/publishedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              }
            }
            if (data2.author !== void 0) {
              let data11 = data2.author;
              const _errs26 = errors;
              let valid2 = false;
              const _errs27 = errors;
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.id === void 0) {
                  const err30 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (data11.displayName === void 0) {
                  const err31 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                for (const key2 in data11) {
                  if (!(key2 === "id" || key2 === "displayName")) {
                    const err32 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
                if (data11.id !== void 0) {
                  let data12 = data11.id;
                  if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                    const err33 = { instancePath: instancePath + "/data/author/id", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                  if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 > 2147483647 || isNaN(data12)) {
                      const err34 = { instancePath: instancePath + "/data/author/id", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                    if (data12 < 1 || isNaN(data12)) {
                      const err35 = { instancePath: instancePath + "/data/author/id", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err35];
                      } else {
                        vErrors.push(err35);
                      }
                      errors++;
                    }
                  }
                }
                if (data11.displayName !== void 0) {
                  let data13 = data11.displayName;
                  if (typeof data13 === "string") {
                    if (func1(data13) > 100) {
                      const err36 = { instancePath: instancePath + "/data/author/displayName", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/data/author/displayName", schemaPath: "#/properties/data/properties/author/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              } else {
                const err38 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
              var _valid0 = _errs27 === errors;
              valid2 = valid2 || _valid0;
              const _errs34 = errors;
              if (data11 !== null) {
                const err39 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
              var _valid0 = _errs34 === errors;
              valid2 = valid2 || _valid0;
              if (!valid2) {
                const err40 = { instancePath: instancePath + "/data/author", schemaPath: "#/properties/data/properties/author/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              } else {
                errors = _errs26;
                if (vErrors !== null) {
                  if (_errs26) {
                    vErrors.length = _errs26;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data2.tags !== void 0) {
              let data14 = data2.tags;
              if (Array.isArray(data14)) {
                if (data14.length > 20) {
                  const err41 = { instancePath: instancePath + "/data/tags", schemaPath: "#/properties/data/properties/tags/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                const len0 = data14.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data15 = data14[i0];
                  if (typeof data15 === "string") {
                    if (func1(data15) > 50) {
                      const err42 = { instancePath: instancePath + "/data/tags/" + i0, schemaPath: "#/properties/data/properties/tags/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err42];
                      } else {
                        vErrors.push(err42);
                      }
                      errors++;
                    }
                  } else {
                    const err43 = { instancePath: instancePath + "/data/tags/" + i0, schemaPath: "#/properties/data/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
              } else {
                const err44 = { instancePath: instancePath + "/data/tags", schemaPath: "#/properties/data/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data2.createdAt !== void 0) {
              let data16 = data2.createdAt;
              if (typeof data16 === "string") {
                if (func1(data16) > 30) {
                  const err45 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                if (!formats0(data16)) {
                  const err46 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              } else {
                const err47 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err47];
                } else {
                  vErrors.push(err47);
                }
                errors++;
              }
            }
            if (data2.updatedAt !== void 0) {
              let data17 = data2.updatedAt;
              if (typeof data17 === "string") {
                if (func1(data17) > 30) {
                  const err48 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                if (!formats0(data17)) {
                  const err49 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
              } else {
                const err50 = { instancePath: instancePath + "/data/updatedAt", schemaPath: "#/properties/data/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
            }
            if (data2.version !== void 0) {
              let data18 = data2.version;
              if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                const err51 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
              if (typeof data18 == "number" && isFinite(data18)) {
                if (data18 > 2147483647 || isNaN(data18)) {
                  const err52 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
                if (data18 < 1 || isNaN(data18)) {
                  const err53 = { instancePath: instancePath + "/data/version", schemaPath: "#/properties/data/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err54 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
      } else {
        const err55 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err55];
        } else {
          vErrors.push(err55);
        }
        errors++;
      }
      validate50.errors = vErrors;
      return errors === 0;
    }
    validate50.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema30 = validate51;
    var schema62 = { "type": "object", "description": "The success envelope; `data` is a page of tags.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The tags on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "A tag that published posts have.", "required": ["name", "postCount"], "properties": { "name": { "type": "string", "description": "The tag as written in the posts. Use it in the `tag` filter of the post list.", "maxLength": 50 }, "postCount": { "type": "integer", "format": "int32", "description": "The number of published posts with this tag.", "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } } }, "additionalProperties": false };
    function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate51.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema62.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.name === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.postCount === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "postCount" }, message: "must have required property 'postCount'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!(key1 === "name" || key1 === "postCount")) {
                    const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
                if (data3.name !== void 0) {
                  let data4 = data3.name;
                  if (typeof data4 === "string") {
                    if (func1(data4) > 50) {
                      const err12 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                  } else {
                    const err13 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                }
                if (data3.postCount !== void 0) {
                  let data5 = data3.postCount;
                  if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                    const err14 = { instancePath: instancePath + "/data/" + i0 + "/postCount", schemaPath: "#/properties/data/items/properties/postCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                  if (typeof data5 == "number" && isFinite(data5)) {
                    if (data5 > 2147483647 || isNaN(data5)) {
                      const err15 = { instancePath: instancePath + "/data/" + i0 + "/postCount", schemaPath: "#/properties/data/items/properties/postCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                    if (data5 < 1 || isNaN(data5)) {
                      const err16 = { instancePath: instancePath + "/data/" + i0 + "/postCount", schemaPath: "#/properties/data/items/properties/postCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err17 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      validate51.errors = vErrors;
      return errors === 0;
    }
    validate51.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema31 = validate52;
    var schema63 = { "type": "object", "description": "The success envelope; `data` is a page of authors.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The authors on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "The public profile of a person who writes or changes content.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the person. Use it in the `author` filter of the post list.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as readers see it.", "maxLength": 100 } }, "additionalProperties": false } } }, "additionalProperties": false };
    function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate52.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema63.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.displayName === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!(key1 === "id" || key1 === "displayName")) {
                    const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err12 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 2147483647 || isNaN(data4)) {
                      const err13 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                      const err14 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.displayName !== void 0) {
                  let data5 = data3.displayName;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 100) {
                      const err15 = { instancePath: instancePath + "/data/" + i0 + "/displayName", schemaPath: "#/properties/data/items/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  } else {
                    const err16 = { instancePath: instancePath + "/data/" + i0 + "/displayName", schemaPath: "#/properties/data/items/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
              } else {
                const err17 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      validate52.errors = vErrors;
      return errors === 0;
    }
    validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema32 = validate53;
    var schema64 = { "type": "object", "description": "The success envelope; `data` is a page of API keys.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The API keys on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "The record of an API key. The secret itself is not stored.", "required": ["id", "name", "scopes", "createdAt", "createdBy", "expiresAt", "lastUsedAt", "revokedAt"], "properties": { "id": { "type": "string", "description": "The public part of the key, which is its second part (`cms_<id>_\u2026`).", "minLength": 12, "maxLength": 12, "pattern": "^[0-9A-Za-z]{12}$" }, "name": { "type": "string", "description": "What the key is for, as described by its issuer.", "maxLength": 100 }, "scopes": { "type": "array", "description": "What the key may do. Scopes cannot be changed.", "maxItems": 50, "items": { "type": "string", "description": "What a key may do. Write scopes do not include reading: with only `posts:write`, a key can create\nposts but not read them. To change or delete a post, it also needs `posts:read`, because the\nresponse contains the post. Products are public, so `products:write` is sufficient. A minor version\nmay add values.\n", "maxLength": 50, "enum": ["products:read", "products:write", "posts:read", "posts:write"] } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was issued: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "createdBy": { "description": "Who issued the key or rotated its predecessor. Null if an operator's command did, or if the\naccount was deleted.\n", "anyOf": [{ "type": "object", "description": "The person who issued a key, as administrators see them.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the user who issued the key.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as other people see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "expiresAt": { "type": ["string", "null"], "format": "date-time", "description": "When the key expires: UTC; null for never.", "maxLength": 30 }, "lastUsedAt": { "type": ["string", "null"], "format": "date-time", "description": "When it was last used, to the minute: UTC; null if never.", "maxLength": 30 }, "revokedAt": { "type": ["string", "null"], "format": "date-time", "description": "When it was revoked: UTC; null if it was not.", "maxLength": 30 } }, "additionalProperties": false } } }, "additionalProperties": false };
    var pattern20 = new RegExp("^[0-9A-Za-z]{12}$", "u");
    function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate53.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema64.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.name === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data3.scopes === void 0) {
                  const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3.createdAt === void 0) {
                  const err12 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data3.createdBy === void 0) {
                  const err13 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "createdBy" }, message: "must have required property 'createdBy'" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data3.expiresAt === void 0) {
                  const err14 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data3.lastUsedAt === void 0) {
                  const err15 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "lastUsedAt" }, message: "must have required property 'lastUsedAt'" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data3.revokedAt === void 0) {
                  const err16 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "revokedAt" }, message: "must have required property 'revokedAt'" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!(key1 === "id" || key1 === "name" || key1 === "scopes" || key1 === "createdAt" || key1 === "createdBy" || key1 === "expiresAt" || key1 === "lastUsedAt" || key1 === "revokedAt")) {
                    const err17 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (typeof data4 === "string") {
                    if (func1(data4) > 12) {
                      const err18 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                    if (func1(data4) < 12) {
                      const err19 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                      if (vErrors === null) {
                        vErrors = [err19];
                      } else {
                        vErrors.push(err19);
                      }
                      errors++;
                    }
                    if (!pattern20.test(data4)) {
                      const err20 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z]{12}$" }, message: 'must match pattern "^[0-9A-Za-z]{12}$"' };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  } else {
                    const err21 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                }
                if (data3.name !== void 0) {
                  let data5 = data3.name;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 100) {
                      const err22 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                  } else {
                    const err23 = { instancePath: instancePath + "/data/" + i0 + "/name", schemaPath: "#/properties/data/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
                if (data3.scopes !== void 0) {
                  let data6 = data3.scopes;
                  if (Array.isArray(data6)) {
                    if (data6.length > 50) {
                      const err24 = { instancePath: instancePath + "/data/" + i0 + "/scopes", schemaPath: "#/properties/data/items/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                    const len1 = data6.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data7 = data6[i1];
                      if (!(data7 === "products:read" || data7 === "products:write" || data7 === "posts:read" || data7 === "posts:write")) {
                        const err25 = { instancePath: instancePath + "/data/" + i0 + "/scopes/" + i1, schemaPath: "#/properties/data/items/properties/scopes/items/enum", keyword: "enum", params: { allowedValues: schema64.properties.data.items.properties.scopes.items.enum }, message: "must be equal to one of the allowed values" };
                        if (vErrors === null) {
                          vErrors = [err25];
                        } else {
                          vErrors.push(err25);
                        }
                        errors++;
                      }
                      if (typeof data7 === "string") {
                        if (func1(data7) > 50) {
                          const err26 = { instancePath: instancePath + "/data/" + i0 + "/scopes/" + i1, schemaPath: "#/properties/data/items/properties/scopes/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                          if (vErrors === null) {
                            vErrors = [err26];
                          } else {
                            vErrors.push(err26);
                          }
                          errors++;
                        }
                      } else {
                        const err27 = { instancePath: instancePath + "/data/" + i0 + "/scopes/" + i1, schemaPath: "#/properties/data/items/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err27];
                        } else {
                          vErrors.push(err27);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err28 = { instancePath: instancePath + "/data/" + i0 + "/scopes", schemaPath: "#/properties/data/items/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                }
                if (data3.createdAt !== void 0) {
                  let data8 = data3.createdAt;
                  if (typeof data8 === "string") {
                    if (func1(data8) > 30) {
                      const err29 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                    if (!formats0(data8)) {
                      const err30 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err30];
                      } else {
                        vErrors.push(err30);
                      }
                      errors++;
                    }
                  } else {
                    const err31 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
                if (data3.createdBy !== void 0) {
                  let data9 = data3.createdBy;
                  const _errs22 = errors;
                  let valid6 = false;
                  const _errs23 = errors;
                  if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                    if (data9.id === void 0) {
                      const err32 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    }
                    if (data9.displayName === void 0) {
                      const err33 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                    for (const key2 in data9) {
                      if (!(key2 === "id" || key2 === "displayName")) {
                        const err34 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                        if (vErrors === null) {
                          vErrors = [err34];
                        } else {
                          vErrors.push(err34);
                        }
                        errors++;
                      }
                    }
                    if (data9.id !== void 0) {
                      let data10 = data9.id;
                      if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                        const err35 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                        if (vErrors === null) {
                          vErrors = [err35];
                        } else {
                          vErrors.push(err35);
                        }
                        errors++;
                      }
                      if (typeof data10 == "number" && isFinite(data10)) {
                        if (data10 > 2147483647 || isNaN(data10)) {
                          const err36 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                          if (vErrors === null) {
                            vErrors = [err36];
                          } else {
                            vErrors.push(err36);
                          }
                          errors++;
                        }
                        if (data10 < 1 || isNaN(data10)) {
                          const err37 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/id", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                          if (vErrors === null) {
                            vErrors = [err37];
                          } else {
                            vErrors.push(err37);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data9.displayName !== void 0) {
                      let data11 = data9.displayName;
                      if (typeof data11 === "string") {
                        if (func1(data11) > 100) {
                          const err38 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/displayName", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                          if (vErrors === null) {
                            vErrors = [err38];
                          } else {
                            vErrors.push(err38);
                          }
                          errors++;
                        }
                      } else {
                        const err39 = { instancePath: instancePath + "/data/" + i0 + "/createdBy/displayName", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err39];
                        } else {
                          vErrors.push(err39);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err40 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                    if (vErrors === null) {
                      vErrors = [err40];
                    } else {
                      vErrors.push(err40);
                    }
                    errors++;
                  }
                  var _valid0 = _errs23 === errors;
                  valid6 = valid6 || _valid0;
                  const _errs30 = errors;
                  if (data9 !== null) {
                    const err41 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                  var _valid0 = _errs30 === errors;
                  valid6 = valid6 || _valid0;
                  if (!valid6) {
                    const err42 = { instancePath: instancePath + "/data/" + i0 + "/createdBy", schemaPath: "#/properties/data/items/properties/createdBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  } else {
                    errors = _errs22;
                    if (vErrors !== null) {
                      if (_errs22) {
                        vErrors.length = _errs22;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                }
                if (data3.expiresAt !== void 0) {
                  let data12 = data3.expiresAt;
                  if (typeof data12 !== "string" && data12 !== null) {
                    const err43 = { instancePath: instancePath + "/data/" + i0 + "/expiresAt", schemaPath: "#/properties/data/items/properties/expiresAt/type", keyword: "type", params: { type: schema64.properties.data.items.properties.expiresAt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                  if (typeof data12 === "string") {
                    if (func1(data12) > 30) {
                      const err44 = { instancePath: instancePath + "/data/" + i0 + "/expiresAt", schemaPath: "#/properties/data/items/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                    if (!formats0(data12)) {
                      const err45 = { instancePath: instancePath + "/data/" + i0 + "/expiresAt", schemaPath: "#/properties/data/items/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.lastUsedAt !== void 0) {
                  let data13 = data3.lastUsedAt;
                  if (typeof data13 !== "string" && data13 !== null) {
                    const err46 = { instancePath: instancePath + "/data/" + i0 + "/lastUsedAt", schemaPath: "#/properties/data/items/properties/lastUsedAt/type", keyword: "type", params: { type: schema64.properties.data.items.properties.lastUsedAt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                  if (typeof data13 === "string") {
                    if (func1(data13) > 30) {
                      const err47 = { instancePath: instancePath + "/data/" + i0 + "/lastUsedAt", schemaPath: "#/properties/data/items/properties/lastUsedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                    if (!formats0(data13)) {
                      const err48 = { instancePath: instancePath + "/data/" + i0 + "/lastUsedAt", schemaPath: "#/properties/data/items/properties/lastUsedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.revokedAt !== void 0) {
                  let data14 = data3.revokedAt;
                  if (typeof data14 !== "string" && data14 !== null) {
                    const err49 = { instancePath: instancePath + "/data/" + i0 + "/revokedAt", schemaPath: "#/properties/data/items/properties/revokedAt/type", keyword: "type", params: { type: schema64.properties.data.items.properties.revokedAt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                  if (typeof data14 === "string") {
                    if (func1(data14) > 30) {
                      const err50 = { instancePath: instancePath + "/data/" + i0 + "/revokedAt", schemaPath: "#/properties/data/items/properties/revokedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err50];
                      } else {
                        vErrors.push(err50);
                      }
                      errors++;
                    }
                    if (!formats0(data14)) {
                      const err51 = { instancePath: instancePath + "/data/" + i0 + "/revokedAt", schemaPath: "#/properties/data/items/properties/revokedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err51];
                      } else {
                        vErrors.push(err51);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err52 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
          } else {
            const err53 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
        }
      } else {
        const err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err54];
        } else {
          vErrors.push(err54);
        }
        errors++;
      }
      validate53.errors = vErrors;
      return errors === 0;
    }
    validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema33 = validate42;
    var schema53 = { "type": "object", "description": "The success envelope; `data` is a new API key, with its secret.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "A newly issued key with its secret, which no other response contains.", "required": ["id", "name", "key", "scopes", "createdAt", "createdBy", "expiresAt", "lastUsedAt", "revokedAt"], "properties": { "id": { "type": "string", "description": "The public part of the key, which is its second part (`cms_<id>_\u2026`).", "minLength": 12, "maxLength": 12, "pattern": "^[0-9A-Za-z]{12}$" }, "name": { "type": "string", "description": "What the key is for, as described by its issuer.", "maxLength": 100 }, "key": { "type": "string", "description": "The key for the `X-API-Key` header. Only this response contains it: store it now.", "maxLength": 200, "pattern": "^cms_[0-9A-Za-z_]+$" }, "scopes": { "type": "array", "description": "What the key may do. Scopes cannot be changed.", "maxItems": 50, "items": { "type": "string", "description": "What a key may do. Write scopes do not include reading: with only `posts:write`, a key can create\nposts but not read them. To change or delete a post, it also needs `posts:read`, because the\nresponse contains the post. Products are public, so `products:write` is sufficient. A minor version\nmay add values.\n", "maxLength": 50, "enum": ["products:read", "products:write", "posts:read", "posts:write"] } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was issued: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "createdBy": { "description": "Who issued the key or rotated its predecessor. Null if an operator's command did, or if the\naccount was deleted.\n", "anyOf": [{ "type": "object", "description": "The person who issued a key, as administrators see them.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the user who issued the key.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as other people see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "expiresAt": { "type": ["string", "null"], "format": "date-time", "description": "When the key expires: UTC; null for never.", "maxLength": 30 }, "lastUsedAt": { "type": ["string", "null"], "format": "date-time", "description": "When it was last used, to the minute: UTC; null if never.", "maxLength": 30 }, "revokedAt": { "type": ["string", "null"], "format": "date-time", "description": "When it was revoked: UTC; null if it was not.", "maxLength": 30 } }, "additionalProperties": false } }, "additionalProperties": false };
    var pattern22 = new RegExp("^cms_[0-9A-Za-z_]+$", "u");
    function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate42.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema53.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.name === void 0) {
              const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.key === void 0) {
              const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.scopes === void 0) {
              const err11 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.createdAt === void 0) {
              const err12 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.createdBy === void 0) {
              const err13 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "createdBy" }, message: "must have required property 'createdBy'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.expiresAt === void 0) {
              const err14 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.lastUsedAt === void 0) {
              const err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "lastUsedAt" }, message: "must have required property 'lastUsedAt'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data2.revokedAt === void 0) {
              const err16 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "revokedAt" }, message: "must have required property 'revokedAt'" };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!func33.call(schema53.properties.data.properties, key1)) {
                const err17 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 === "string") {
                if (func1(data3) > 12) {
                  const err18 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (func1(data3) < 12) {
                  const err19 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (!pattern20.test(data3)) {
                  const err20 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z]{12}$" }, message: 'must match pattern "^[0-9A-Za-z]{12}$"' };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data2.name !== void 0) {
              let data4 = data2.name;
              if (typeof data4 === "string") {
                if (func1(data4) > 100) {
                  const err22 = { instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data2.key !== void 0) {
              let data5 = data2.key;
              if (typeof data5 === "string") {
                if (func1(data5) > 200) {
                  const err24 = { instancePath: instancePath + "/data/key", schemaPath: "#/properties/data/properties/key/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters" };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                if (!pattern22.test(data5)) {
                  const err25 = { instancePath: instancePath + "/data/key", schemaPath: "#/properties/data/properties/key/pattern", keyword: "pattern", params: { pattern: "^cms_[0-9A-Za-z_]+$" }, message: 'must match pattern "^cms_[0-9A-Za-z_]+$"' };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
              } else {
                const err26 = { instancePath: instancePath + "/data/key", schemaPath: "#/properties/data/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data2.scopes !== void 0) {
              let data6 = data2.scopes;
              if (Array.isArray(data6)) {
                if (data6.length > 50) {
                  const err27 = { instancePath: instancePath + "/data/scopes", schemaPath: "#/properties/data/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                const len0 = data6.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data7 = data6[i0];
                  if (!(data7 === "products:read" || data7 === "products:write" || data7 === "posts:read" || data7 === "posts:write")) {
                    const err28 = { instancePath: instancePath + "/data/scopes/" + i0, schemaPath: "#/properties/data/properties/scopes/items/enum", keyword: "enum", params: { allowedValues: schema53.properties.data.properties.scopes.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                  if (typeof data7 === "string") {
                    if (func1(data7) > 50) {
                      const err29 = { instancePath: instancePath + "/data/scopes/" + i0, schemaPath: "#/properties/data/properties/scopes/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                  } else {
                    const err30 = { instancePath: instancePath + "/data/scopes/" + i0, schemaPath: "#/properties/data/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
              } else {
                const err31 = { instancePath: instancePath + "/data/scopes", schemaPath: "#/properties/data/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data2.createdAt !== void 0) {
              let data8 = data2.createdAt;
              if (typeof data8 === "string") {
                if (func1(data8) > 30) {
                  const err32 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                if (!formats0(data8)) {
                  const err33 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              } else {
                const err34 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data2.createdBy !== void 0) {
              let data9 = data2.createdBy;
              const _errs22 = errors;
              let valid4 = false;
              const _errs23 = errors;
              if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                if (data9.id === void 0) {
                  const err35 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
                if (data9.displayName === void 0) {
                  const err36 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                for (const key2 in data9) {
                  if (!(key2 === "id" || key2 === "displayName")) {
                    const err37 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
                if (data9.id !== void 0) {
                  let data10 = data9.id;
                  if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                    const err38 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                  if (typeof data10 == "number" && isFinite(data10)) {
                    if (data10 > 2147483647 || isNaN(data10)) {
                      const err39 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err39];
                      } else {
                        vErrors.push(err39);
                      }
                      errors++;
                    }
                    if (data10 < 1 || isNaN(data10)) {
                      const err40 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                  }
                }
                if (data9.displayName !== void 0) {
                  let data11 = data9.displayName;
                  if (typeof data11 === "string") {
                    if (func1(data11) > 100) {
                      const err41 = { instancePath: instancePath + "/data/createdBy/displayName", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err41];
                      } else {
                        vErrors.push(err41);
                      }
                      errors++;
                    }
                  } else {
                    const err42 = { instancePath: instancePath + "/data/createdBy/displayName", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                }
              } else {
                const err43 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
              var _valid0 = _errs23 === errors;
              valid4 = valid4 || _valid0;
              const _errs30 = errors;
              if (data9 !== null) {
                const err44 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
              var _valid0 = _errs30 === errors;
              valid4 = valid4 || _valid0;
              if (!valid4) {
                const err45 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              } else {
                errors = _errs22;
                if (vErrors !== null) {
                  if (_errs22) {
                    vErrors.length = _errs22;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data2.expiresAt !== void 0) {
              let data12 = data2.expiresAt;
              if (typeof data12 !== "string" && data12 !== null) {
                const err46 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/type", keyword: "type", params: { type: schema53.properties.data.properties.expiresAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
              if (typeof data12 === "string") {
                if (func1(data12) > 30) {
                  const err47 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
                if (!formats0(data12)) {
                  const err48 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              }
            }
            if (data2.lastUsedAt !== void 0) {
              let data13 = data2.lastUsedAt;
              if (typeof data13 !== "string" && data13 !== null) {
                const err49 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/type", keyword: "type", params: { type: schema53.properties.data.properties.lastUsedAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
              if (typeof data13 === "string") {
                if (func1(data13) > 30) {
                  const err50 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                if (!formats0(data13)) {
                  const err51 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              }
            }
            if (data2.revokedAt !== void 0) {
              let data14 = data2.revokedAt;
              if (typeof data14 !== "string" && data14 !== null) {
                const err52 = { instancePath: instancePath + "/data/revokedAt", schemaPath: "#/properties/data/properties/revokedAt/type", keyword: "type", params: { type: schema53.properties.data.properties.revokedAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
              if (typeof data14 === "string") {
                if (func1(data14) > 30) {
                  const err53 = { instancePath: instancePath + "/data/revokedAt", schemaPath: "#/properties/data/properties/revokedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (!formats0(data14)) {
                  const err54 = { instancePath: instancePath + "/data/revokedAt", schemaPath: "#/properties/data/properties/revokedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err55 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
        }
      } else {
        const err56 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err56];
        } else {
          vErrors.push(err56);
        }
        errors++;
      }
      validate42.errors = vErrors;
      return errors === 0;
    }
    validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema34 = validate41;
    var schema52 = { "type": "object", "description": "The success envelope; `data` is the record of an API key.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "object", "description": "The record of an API key. The secret itself is not stored.", "required": ["id", "name", "scopes", "createdAt", "createdBy", "expiresAt", "lastUsedAt", "revokedAt"], "properties": { "id": { "type": "string", "description": "The public part of the key, which is its second part (`cms_<id>_\u2026`).", "minLength": 12, "maxLength": 12, "pattern": "^[0-9A-Za-z]{12}$" }, "name": { "type": "string", "description": "What the key is for, as described by its issuer.", "maxLength": 100 }, "scopes": { "type": "array", "description": "What the key may do. Scopes cannot be changed.", "maxItems": 50, "items": { "type": "string", "description": "What a key may do. Write scopes do not include reading: with only `posts:write`, a key can create\nposts but not read them. To change or delete a post, it also needs `posts:read`, because the\nresponse contains the post. Products are public, so `products:write` is sufficient. A minor version\nmay add values.\n", "maxLength": 50, "enum": ["products:read", "products:write", "posts:read", "posts:write"] } }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was issued: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "createdBy": { "description": "Who issued the key or rotated its predecessor. Null if an operator's command did, or if the\naccount was deleted.\n", "anyOf": [{ "type": "object", "description": "The person who issued a key, as administrators see them.", "required": ["id", "displayName"], "properties": { "id": { "type": "integer", "format": "int32", "description": "The `id` of the user who issued the key.", "minimum": 1, "maximum": 2147483647 }, "displayName": { "type": "string", "description": "Their name as other people see it.", "maxLength": 100 } }, "additionalProperties": false }, { "type": "null" }] }, "expiresAt": { "type": ["string", "null"], "format": "date-time", "description": "When the key expires: UTC; null for never.", "maxLength": 30 }, "lastUsedAt": { "type": ["string", "null"], "format": "date-time", "description": "When it was last used, to the minute: UTC; null if never.", "maxLength": 30 }, "revokedAt": { "type": ["string", "null"], "format": "date-time", "description": "When it was revoked: UTC; null if it was not.", "maxLength": 30 } }, "additionalProperties": false } }, "additionalProperties": false };
    function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate41.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema52.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.id === void 0) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2.name === void 0) {
              const err9 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.scopes === void 0) {
              const err10 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "scopes" }, message: "must have required property 'scopes'" };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.createdAt === void 0) {
              const err11 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data2.createdBy === void 0) {
              const err12 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "createdBy" }, message: "must have required property 'createdBy'" };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data2.expiresAt === void 0) {
              const err13 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.lastUsedAt === void 0) {
              const err14 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "lastUsedAt" }, message: "must have required property 'lastUsedAt'" };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2.revokedAt === void 0) {
              const err15 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/required", keyword: "required", params: { missingProperty: "revokedAt" }, message: "must have required property 'revokedAt'" };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "id" || key1 === "name" || key1 === "scopes" || key1 === "createdAt" || key1 === "createdBy" || key1 === "expiresAt" || key1 === "lastUsedAt" || key1 === "revokedAt")) {
                const err16 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data2.id !== void 0) {
              let data3 = data2.id;
              if (typeof data3 === "string") {
                if (func1(data3) > 12) {
                  const err17 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/maxLength", keyword: "maxLength", params: { limit: 12 }, message: "must NOT have more than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (func1(data3) < 12) {
                  const err18 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/minLength", keyword: "minLength", params: { limit: 12 }, message: "must NOT have fewer than 12 characters" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (!pattern20.test(data3)) {
                  const err19 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z]{12}$" }, message: 'must match pattern "^[0-9A-Za-z]{12}$"' };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/data/id", schemaPath: "#/properties/data/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
            if (data2.name !== void 0) {
              let data4 = data2.name;
              if (typeof data4 === "string") {
                if (func1(data4) > 100) {
                  const err21 = { instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
              } else {
                const err22 = { instancePath: instancePath + "/data/name", schemaPath: "#/properties/data/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data2.scopes !== void 0) {
              let data5 = data2.scopes;
              if (Array.isArray(data5)) {
                if (data5.length > 50) {
                  const err23 = { instancePath: instancePath + "/data/scopes", schemaPath: "#/properties/data/properties/scopes/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items" };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                const len0 = data5.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data6 = data5[i0];
                  if (!(data6 === "products:read" || data6 === "products:write" || data6 === "posts:read" || data6 === "posts:write")) {
                    const err24 = { instancePath: instancePath + "/data/scopes/" + i0, schemaPath: "#/properties/data/properties/scopes/items/enum", keyword: "enum", params: { allowedValues: schema52.properties.data.properties.scopes.items.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                  if (typeof data6 === "string") {
                    if (func1(data6) > 50) {
                      const err25 = { instancePath: instancePath + "/data/scopes/" + i0, schemaPath: "#/properties/data/properties/scopes/items/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                  } else {
                    const err26 = { instancePath: instancePath + "/data/scopes/" + i0, schemaPath: "#/properties/data/properties/scopes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                }
              } else {
                const err27 = { instancePath: instancePath + "/data/scopes", schemaPath: "#/properties/data/properties/scopes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data2.createdAt !== void 0) {
              let data7 = data2.createdAt;
              if (typeof data7 === "string") {
                if (func1(data7) > 30) {
                  const err28 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (!formats0(data7)) {
                  const err29 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
              } else {
                const err30 = { instancePath: instancePath + "/data/createdAt", schemaPath: "#/properties/data/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data2.createdBy !== void 0) {
              let data8 = data2.createdBy;
              const _errs20 = errors;
              let valid4 = false;
              const _errs21 = errors;
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.id === void 0) {
                  const err31 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (data8.displayName === void 0) {
                  const err32 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                for (const key2 in data8) {
                  if (!(key2 === "id" || key2 === "displayName")) {
                    const err33 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                }
                if (data8.id !== void 0) {
                  let data9 = data8.id;
                  if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                    const err34 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                  if (typeof data9 == "number" && isFinite(data9)) {
                    if (data9 > 2147483647 || isNaN(data9)) {
                      const err35 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err35];
                      } else {
                        vErrors.push(err35);
                      }
                      errors++;
                    }
                    if (data9 < 1 || isNaN(data9)) {
                      const err36 = { instancePath: instancePath + "/data/createdBy/id", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                  }
                }
                if (data8.displayName !== void 0) {
                  let data10 = data8.displayName;
                  if (typeof data10 === "string") {
                    if (func1(data10) > 100) {
                      const err37 = { instancePath: instancePath + "/data/createdBy/displayName", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err37];
                      } else {
                        vErrors.push(err37);
                      }
                      errors++;
                    }
                  } else {
                    const err38 = { instancePath: instancePath + "/data/createdBy/displayName", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                }
              } else {
                const err39 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
              var _valid0 = _errs21 === errors;
              valid4 = valid4 || _valid0;
              const _errs28 = errors;
              if (data8 !== null) {
                const err40 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
              var _valid0 = _errs28 === errors;
              valid4 = valid4 || _valid0;
              if (!valid4) {
                const err41 = { instancePath: instancePath + "/data/createdBy", schemaPath: "#/properties/data/properties/createdBy/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              } else {
                errors = _errs20;
                if (vErrors !== null) {
                  if (_errs20) {
                    vErrors.length = _errs20;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data2.expiresAt !== void 0) {
              let data11 = data2.expiresAt;
              if (typeof data11 !== "string" && data11 !== null) {
                const err42 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/type", keyword: "type", params: { type: schema52.properties.data.properties.expiresAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
              if (typeof data11 === "string") {
                if (func1(data11) > 30) {
                  const err43 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (!formats0(data11)) {
                  const err44 = { instancePath: instancePath + "/data/expiresAt", schemaPath: "#/properties/data/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              }
            }
            if (data2.lastUsedAt !== void 0) {
              let data12 = data2.lastUsedAt;
              if (typeof data12 !== "string" && data12 !== null) {
                const err45 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/type", keyword: "type", params: { type: schema52.properties.data.properties.lastUsedAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
              if (typeof data12 === "string") {
                if (func1(data12) > 30) {
                  const err46 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                if (!formats0(data12)) {
                  const err47 = { instancePath: instancePath + "/data/lastUsedAt", schemaPath: "#/properties/data/properties/lastUsedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              }
            }
            if (data2.revokedAt !== void 0) {
              let data13 = data2.revokedAt;
              if (typeof data13 !== "string" && data13 !== null) {
                const err48 = { instancePath: instancePath + "/data/revokedAt", schemaPath: "#/properties/data/properties/revokedAt/type", keyword: "type", params: { type: schema52.properties.data.properties.revokedAt.type }, message: "must be string,null" };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
              if (typeof data13 === "string") {
                if (func1(data13) > 30) {
                  const err49 = { instancePath: instancePath + "/data/revokedAt", schemaPath: "#/properties/data/properties/revokedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (!formats0(data13)) {
                  const err50 = { instancePath: instancePath + "/data/revokedAt", schemaPath: "#/properties/data/properties/revokedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err51 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "object" }, message: "must be object" };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
      } else {
        const err52 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err52];
        } else {
          vErrors.push(err52);
        }
        errors++;
      }
      validate41.errors = vErrors;
      return errors === 0;
    }
    validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema35 = validate54;
    var schema65 = { "type": "object", "description": "The success envelope; `data` is a page of people.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The people on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "A person who can sign in unless disabled.", "required": ["id", "username", "displayName", "role", "disabledAt", "createdAt", "updatedAt", "version"], "properties": { "id": { "type": "integer", "format": "int32", "description": "Assigned by the service; newer users have higher ids.", "minimum": 1, "maximum": 2147483647 }, "username": { "type": "string", "description": "The name that the person signs in with, in lower case.", "maxLength": 64 }, "displayName": { "type": "string", "description": "The name that readers see, for example with posts.", "maxLength": 100 }, "role": { "type": "string", "description": "What a person may do; each role includes the ones before it. A `viewer` reads. An `author` also\nwrites and publishes posts, but changes and deletes only their own. An `editor` changes all posts\nand products. An `admin` manages users and API keys. A minor version may add values.\n", "maxLength": 50, "enum": ["viewer", "author", "editor", "admin"] }, "disabledAt": { "type": ["string", "null"], "format": "date-time", "description": "When the person was disabled: UTC; null if they can sign in.", "maxLength": 30 }, "createdAt": { "type": "string", "format": "date-time", "description": "When it was created: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "updatedAt": { "type": "string", "format": "date-time", "description": "When it was created or last changed: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "version": { "type": "integer", "format": "int32", "description": 'The version of the record, which increases with each change. Send it in quotes in `If-Match` (`"3"`)\nto change a record from a list without reading it again.\n', "minimum": 1, "maximum": 2147483647 } }, "additionalProperties": false } } }, "additionalProperties": false };
    function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate54.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema65.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.username === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data3.displayName === void 0) {
                  const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3.role === void 0) {
                  const err12 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data3.disabledAt === void 0) {
                  const err13 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "disabledAt" }, message: "must have required property 'disabledAt'" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data3.createdAt === void 0) {
                  const err14 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data3.updatedAt === void 0) {
                  const err15 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data3.version === void 0) {
                  const err16 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!(key1 === "id" || key1 === "username" || key1 === "displayName" || key1 === "role" || key1 === "disabledAt" || key1 === "createdAt" || key1 === "updatedAt" || key1 === "version")) {
                    const err17 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err18 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 2147483647 || isNaN(data4)) {
                      const err19 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err19];
                      } else {
                        vErrors.push(err19);
                      }
                      errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                      const err20 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.username !== void 0) {
                  let data5 = data3.username;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 64) {
                      const err21 = { instancePath: instancePath + "/data/" + i0 + "/username", schemaPath: "#/properties/data/items/properties/username/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  } else {
                    const err22 = { instancePath: instancePath + "/data/" + i0 + "/username", schemaPath: "#/properties/data/items/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data3.displayName !== void 0) {
                  let data6 = data3.displayName;
                  if (typeof data6 === "string") {
                    if (func1(data6) > 100) {
                      const err23 = { instancePath: instancePath + "/data/" + i0 + "/displayName", schemaPath: "#/properties/data/items/properties/displayName/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                  } else {
                    const err24 = { instancePath: instancePath + "/data/" + i0 + "/displayName", schemaPath: "#/properties/data/items/properties/displayName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
                if (data3.role !== void 0) {
                  let data7 = data3.role;
                  if (!(data7 === "viewer" || data7 === "author" || data7 === "editor" || data7 === "admin")) {
                    const err25 = { instancePath: instancePath + "/data/" + i0 + "/role", schemaPath: "#/properties/data/items/properties/role/enum", keyword: "enum", params: { allowedValues: schema65.properties.data.items.properties.role.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                  if (typeof data7 === "string") {
                    if (func1(data7) > 50) {
                      const err26 = { instancePath: instancePath + "/data/" + i0 + "/role", schemaPath: "#/properties/data/items/properties/role/maxLength", keyword: "maxLength", params: { limit: 50 }, message: "must NOT have more than 50 characters" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                  } else {
                    const err27 = { instancePath: instancePath + "/data/" + i0 + "/role", schemaPath: "#/properties/data/items/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
                if (data3.disabledAt !== void 0) {
                  let data8 = data3.disabledAt;
                  if (typeof data8 !== "string" && data8 !== null) {
                    const err28 = { instancePath: instancePath + "/data/" + i0 + "/disabledAt", schemaPath: "#/properties/data/items/properties/disabledAt/type", keyword: "type", params: { type: schema65.properties.data.items.properties.disabledAt.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                  if (typeof data8 === "string") {
                    if (func1(data8) > 30) {
                      const err29 = { instancePath: instancePath + "/data/" + i0 + "/disabledAt", schemaPath: "#/properties/data/items/properties/disabledAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                    if (!formats0(data8)) {
                      const err30 = { instancePath: instancePath + "/data/" + i0 + "/disabledAt", schemaPath: "#/properties/data/items/properties/disabledAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err30];
                      } else {
                        vErrors.push(err30);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.createdAt !== void 0) {
                  let data9 = data3.createdAt;
                  if (typeof data9 === "string") {
                    if (func1(data9) > 30) {
                      const err31 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                    if (!formats0(data9)) {
                      const err32 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    }
                  } else {
                    const err33 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                }
                if (data3.updatedAt !== void 0) {
                  let data10 = data3.updatedAt;
                  if (typeof data10 === "string") {
                    if (func1(data10) > 30) {
                      const err34 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                    if (!formats0(data10)) {
                      const err35 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err35];
                      } else {
                        vErrors.push(err35);
                      }
                      errors++;
                    }
                  } else {
                    const err36 = { instancePath: instancePath + "/data/" + i0 + "/updatedAt", schemaPath: "#/properties/data/items/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
                if (data3.version !== void 0) {
                  let data11 = data3.version;
                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                    const err37 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  if (typeof data11 == "number" && isFinite(data11)) {
                    if (data11 > 2147483647 || isNaN(data11)) {
                      const err38 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err38];
                      } else {
                        vErrors.push(err38);
                      }
                      errors++;
                    }
                    if (data11 < 1 || isNaN(data11)) {
                      const err39 = { instancePath: instancePath + "/data/" + i0 + "/version", schemaPath: "#/properties/data/items/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err39];
                      } else {
                        vErrors.push(err39);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err40 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
          } else {
            const err41 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
      } else {
        const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      validate54.errors = vErrors;
      return errors === 0;
    }
    validate54.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema36 = validate55;
    var schema66 = { "type": "object", "description": "The success envelope; `data` is a page of changes.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The changes on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "One change, or a number of rejected attempts: who did what to which record, and when. Nobody can\nalter it.\n", "required": ["id", "createdAt", "action", "resourceType", "resourceId", "actorType", "actorId", "sessionId", "requestId", "clientRequestId", "address", "count", "changedFields"], "properties": { "id": { "type": "integer", "format": "int64", "description": "Assigned by the service; later entries have higher ids.", "minimum": 1, "maximum": 9007199254740991 }, "createdAt": { "type": "string", "format": "date-time", "description": "When the change was made: UTC, to the millisecond (RFC 3339).", "maxLength": 30 }, "action": { "type": "string", "description": "The resource type and what was done, such as `product.update`.", "maxLength": 40, "pattern": "^[A-Za-z]+\\.[A-Za-z]+$" }, "resourceType": { "type": "string", "description": "The type of the changed resource. A minor version may add values.", "maxLength": 20, "enum": ["product", "post", "user", "session", "apiKey"] }, "resourceId": { "type": "string", "description": "The `id` of the record, always as a string. For a rejected sign-in to an account that does not\nexist, `unknown`; for attempts that share one entry, `many`.\n", "maxLength": 64, "pattern": "^[\\w-]+$" }, "actorType": { "type": "string", "description": "A person, an API key, or the service itself (the scheduler, an operator's command, or a rejected\nsign-in).\n", "enum": ["user", "apiKey", "system"] }, "actorId": { "type": ["string", "null"], "description": "The `id` of the person or API key; null for the service itself.", "maxLength": 64, "pattern": "^[\\w-]+$" }, "sessionId": { "type": ["string", "null"], "description": "The login that the person used; null for an API key and for the service itself.", "maxLength": 36, "pattern": "^[0-9a-f-]+$" }, "requestId": { "type": ["string", "null"], "description": "The unique `X-Request-Id` of the response; null if there was no request.", "maxLength": 128, "pattern": "^[\\w.:-]+$" }, "clientRequestId": { "type": ["string", "null"], "description": "The `X-Request-Id` that the client sent, which need not be unique. Null if it sent none, or one\nthat is not 1 to 128 letters, digits and `.`, `_`, `:`, `-`.\n", "maxLength": 128, "pattern": "^[\\w.:-]+$" }, "address": { "type": ["string", "null"], "description": "Where rejected attempts came from: an IPv4 address, or the `/64` network of an IPv6 address.\nNull for a change, and for attempts that share one entry.\n", "maxLength": 45, "pattern": "^[0-9a-f.:/]+$" }, "count": { "type": "integer", "format": "int32", "description": "The number of rejected attempts in this entry; 1 for a change.", "minimum": 1, "maximum": 2147483647 }, "changedFields": { "type": "array", "description": "For `user.update`, the fields of `UserUpdate` that have a new value; a new password always\ncounts as changed. Empty if nothing changed, and for all other actions.\n", "maxItems": 20, "items": { "type": "string", "description": "The name of a field, such as `role`.", "maxLength": 40, "pattern": "^[A-Za-z]+$" } } }, "additionalProperties": false } } }, "additionalProperties": false };
    var pattern32 = new RegExp("^[A-Za-z]+\\.[A-Za-z]+$", "u");
    var pattern35 = new RegExp("^[0-9a-f-]+$", "u");
    function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate55.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema66.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.id === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.createdAt === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data3.action === void 0) {
                  const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3.resourceType === void 0) {
                  const err12 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "resourceType" }, message: "must have required property 'resourceType'" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data3.resourceId === void 0) {
                  const err13 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "resourceId" }, message: "must have required property 'resourceId'" };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data3.actorType === void 0) {
                  const err14 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "actorType" }, message: "must have required property 'actorType'" };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data3.actorId === void 0) {
                  const err15 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "actorId" }, message: "must have required property 'actorId'" };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data3.sessionId === void 0) {
                  const err16 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "sessionId" }, message: "must have required property 'sessionId'" };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (data3.requestId === void 0) {
                  const err17 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "requestId" }, message: "must have required property 'requestId'" };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data3.clientRequestId === void 0) {
                  const err18 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "clientRequestId" }, message: "must have required property 'clientRequestId'" };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (data3.address === void 0) {
                  const err19 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "address" }, message: "must have required property 'address'" };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (data3.count === void 0) {
                  const err20 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data3.changedFields === void 0) {
                  const err21 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "changedFields" }, message: "must have required property 'changedFields'" };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!func33.call(schema66.properties.data.items.properties, key1)) {
                    const err22 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data3.id !== void 0) {
                  let data4 = data3.id;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    const err23 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                  if (typeof data4 == "number" && isFinite(data4)) {
                    if (data4 > 9007199254740991 || isNaN(data4)) {
                      const err24 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991" };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                    if (data4 < 1 || isNaN(data4)) {
                      const err25 = { instancePath: instancePath + "/data/" + i0 + "/id", schemaPath: "#/properties/data/items/properties/id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.createdAt !== void 0) {
                  let data5 = data3.createdAt;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 30) {
                      const err26 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                    if (!formats0(data5)) {
                      const err27 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                  } else {
                    const err28 = { instancePath: instancePath + "/data/" + i0 + "/createdAt", schemaPath: "#/properties/data/items/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                }
                if (data3.action !== void 0) {
                  let data6 = data3.action;
                  if (typeof data6 === "string") {
                    if (func1(data6) > 40) {
                      const err29 = { instancePath: instancePath + "/data/" + i0 + "/action", schemaPath: "#/properties/data/items/properties/action/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                    if (!pattern32.test(data6)) {
                      const err30 = { instancePath: instancePath + "/data/" + i0 + "/action", schemaPath: "#/properties/data/items/properties/action/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]+\\.[A-Za-z]+$" }, message: 'must match pattern "^[A-Za-z]+\\.[A-Za-z]+$"' };
                      if (vErrors === null) {
                        vErrors = [err30];
                      } else {
                        vErrors.push(err30);
                      }
                      errors++;
                    }
                  } else {
                    const err31 = { instancePath: instancePath + "/data/" + i0 + "/action", schemaPath: "#/properties/data/items/properties/action/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
                if (data3.resourceType !== void 0) {
                  let data7 = data3.resourceType;
                  if (!(data7 === "product" || data7 === "post" || data7 === "user" || data7 === "session" || data7 === "apiKey")) {
                    const err32 = { instancePath: instancePath + "/data/" + i0 + "/resourceType", schemaPath: "#/properties/data/items/properties/resourceType/enum", keyword: "enum", params: { allowedValues: schema66.properties.data.items.properties.resourceType.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                  if (typeof data7 === "string") {
                    if (func1(data7) > 20) {
                      const err33 = { instancePath: instancePath + "/data/" + i0 + "/resourceType", schemaPath: "#/properties/data/items/properties/resourceType/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                  } else {
                    const err34 = { instancePath: instancePath + "/data/" + i0 + "/resourceType", schemaPath: "#/properties/data/items/properties/resourceType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
                if (data3.resourceId !== void 0) {
                  let data8 = data3.resourceId;
                  if (typeof data8 === "string") {
                    if (func1(data8) > 64) {
                      const err35 = { instancePath: instancePath + "/data/" + i0 + "/resourceId", schemaPath: "#/properties/data/items/properties/resourceId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                      if (vErrors === null) {
                        vErrors = [err35];
                      } else {
                        vErrors.push(err35);
                      }
                      errors++;
                    }
                    if (!pattern12.test(data8)) {
                      const err36 = { instancePath: instancePath + "/data/" + i0 + "/resourceId", schemaPath: "#/properties/data/items/properties/resourceId/pattern", keyword: "pattern", params: { pattern: "^[\\w-]+$" }, message: 'must match pattern "^[\\w-]+$"' };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/data/" + i0 + "/resourceId", schemaPath: "#/properties/data/items/properties/resourceId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
                if (data3.actorType !== void 0) {
                  let data9 = data3.actorType;
                  if (typeof data9 !== "string") {
                    const err38 = { instancePath: instancePath + "/data/" + i0 + "/actorType", schemaPath: "#/properties/data/items/properties/actorType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                  if (!(data9 === "user" || data9 === "apiKey" || data9 === "system")) {
                    const err39 = { instancePath: instancePath + "/data/" + i0 + "/actorType", schemaPath: "#/properties/data/items/properties/actorType/enum", keyword: "enum", params: { allowedValues: schema66.properties.data.items.properties.actorType.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err39];
                    } else {
                      vErrors.push(err39);
                    }
                    errors++;
                  }
                }
                if (data3.actorId !== void 0) {
                  let data10 = data3.actorId;
                  if (typeof data10 !== "string" && data10 !== null) {
                    const err40 = { instancePath: instancePath + "/data/" + i0 + "/actorId", schemaPath: "#/properties/data/items/properties/actorId/type", keyword: "type", params: { type: schema66.properties.data.items.properties.actorId.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err40];
                    } else {
                      vErrors.push(err40);
                    }
                    errors++;
                  }
                  if (typeof data10 === "string") {
                    if (func1(data10) > 64) {
                      const err41 = { instancePath: instancePath + "/data/" + i0 + "/actorId", schemaPath: "#/properties/data/items/properties/actorId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                      if (vErrors === null) {
                        vErrors = [err41];
                      } else {
                        vErrors.push(err41);
                      }
                      errors++;
                    }
                    if (!pattern12.test(data10)) {
                      const err42 = { instancePath: instancePath + "/data/" + i0 + "/actorId", schemaPath: "#/properties/data/items/properties/actorId/pattern", keyword: "pattern", params: { pattern: "^[\\w-]+$" }, message: 'must match pattern "^[\\w-]+$"' };
                      if (vErrors === null) {
                        vErrors = [err42];
                      } else {
                        vErrors.push(err42);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.sessionId !== void 0) {
                  let data11 = data3.sessionId;
                  if (typeof data11 !== "string" && data11 !== null) {
                    const err43 = { instancePath: instancePath + "/data/" + i0 + "/sessionId", schemaPath: "#/properties/data/items/properties/sessionId/type", keyword: "type", params: { type: schema66.properties.data.items.properties.sessionId.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                  if (typeof data11 === "string") {
                    if (func1(data11) > 36) {
                      const err44 = { instancePath: instancePath + "/data/" + i0 + "/sessionId", schemaPath: "#/properties/data/items/properties/sessionId/maxLength", keyword: "maxLength", params: { limit: 36 }, message: "must NOT have more than 36 characters" };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                    if (!pattern35.test(data11)) {
                      const err45 = { instancePath: instancePath + "/data/" + i0 + "/sessionId", schemaPath: "#/properties/data/items/properties/sessionId/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f-]+$" }, message: 'must match pattern "^[0-9a-f-]+$"' };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.requestId !== void 0) {
                  let data12 = data3.requestId;
                  if (typeof data12 !== "string" && data12 !== null) {
                    const err46 = { instancePath: instancePath + "/data/" + i0 + "/requestId", schemaPath: "#/properties/data/items/properties/requestId/type", keyword: "type", params: { type: schema66.properties.data.items.properties.requestId.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                  if (typeof data12 === "string") {
                    if (func1(data12) > 128) {
                      const err47 = { instancePath: instancePath + "/data/" + i0 + "/requestId", schemaPath: "#/properties/data/items/properties/requestId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                    if (!pattern9.test(data12)) {
                      const err48 = { instancePath: instancePath + "/data/" + i0 + "/requestId", schemaPath: "#/properties/data/items/properties/requestId/pattern", keyword: "pattern", params: { pattern: "^[\\w.:-]+$" }, message: 'must match pattern "^[\\w.:-]+$"' };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.clientRequestId !== void 0) {
                  let data13 = data3.clientRequestId;
                  if (typeof data13 !== "string" && data13 !== null) {
                    const err49 = { instancePath: instancePath + "/data/" + i0 + "/clientRequestId", schemaPath: "#/properties/data/items/properties/clientRequestId/type", keyword: "type", params: { type: schema66.properties.data.items.properties.clientRequestId.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                  if (typeof data13 === "string") {
                    if (func1(data13) > 128) {
                      const err50 = { instancePath: instancePath + "/data/" + i0 + "/clientRequestId", schemaPath: "#/properties/data/items/properties/clientRequestId/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
                      if (vErrors === null) {
                        vErrors = [err50];
                      } else {
                        vErrors.push(err50);
                      }
                      errors++;
                    }
                    if (!pattern9.test(data13)) {
                      const err51 = { instancePath: instancePath + "/data/" + i0 + "/clientRequestId", schemaPath: "#/properties/data/items/properties/clientRequestId/pattern", keyword: "pattern", params: { pattern: "^[\\w.:-]+$" }, message: 'must match pattern "^[\\w.:-]+$"' };
                      if (vErrors === null) {
                        vErrors = [err51];
                      } else {
                        vErrors.push(err51);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.address !== void 0) {
                  let data14 = data3.address;
                  if (typeof data14 !== "string" && data14 !== null) {
                    const err52 = { instancePath: instancePath + "/data/" + i0 + "/address", schemaPath: "#/properties/data/items/properties/address/type", keyword: "type", params: { type: schema66.properties.data.items.properties.address.type }, message: "must be string,null" };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                  if (typeof data14 === "string") {
                    if (func1(data14) > 45) {
                      const err53 = { instancePath: instancePath + "/data/" + i0 + "/address", schemaPath: "#/properties/data/items/properties/address/maxLength", keyword: "maxLength", params: { limit: 45 }, message: "must NOT have more than 45 characters" };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                    if (!pattern23.test(data14)) {
                      const err54 = { instancePath: instancePath + "/data/" + i0 + "/address", schemaPath: "#/properties/data/items/properties/address/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f.:/]+$" }, message: 'must match pattern "^[0-9a-f.:/]+$"' };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.count !== void 0) {
                  let data15 = data3.count;
                  if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                    const err55 = { instancePath: instancePath + "/data/" + i0 + "/count", schemaPath: "#/properties/data/items/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                  if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 > 2147483647 || isNaN(data15)) {
                      const err56 = { instancePath: instancePath + "/data/" + i0 + "/count", schemaPath: "#/properties/data/items/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 2147483647 }, message: "must be <= 2147483647" };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                    if (data15 < 1 || isNaN(data15)) {
                      const err57 = { instancePath: instancePath + "/data/" + i0 + "/count", schemaPath: "#/properties/data/items/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                  }
                }
                if (data3.changedFields !== void 0) {
                  let data16 = data3.changedFields;
                  if (Array.isArray(data16)) {
                    if (data16.length > 20) {
                      const err58 = { instancePath: instancePath + "/data/" + i0 + "/changedFields", schemaPath: "#/properties/data/items/properties/changedFields/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items" };
                      if (vErrors === null) {
                        vErrors = [err58];
                      } else {
                        vErrors.push(err58);
                      }
                      errors++;
                    }
                    const len1 = data16.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data17 = data16[i1];
                      if (typeof data17 === "string") {
                        if (func1(data17) > 40) {
                          const err59 = { instancePath: instancePath + "/data/" + i0 + "/changedFields/" + i1, schemaPath: "#/properties/data/items/properties/changedFields/items/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
                          if (vErrors === null) {
                            vErrors = [err59];
                          } else {
                            vErrors.push(err59);
                          }
                          errors++;
                        }
                        if (!pattern10.test(data17)) {
                          const err60 = { instancePath: instancePath + "/data/" + i0 + "/changedFields/" + i1, schemaPath: "#/properties/data/items/properties/changedFields/items/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]+$" }, message: 'must match pattern "^[A-Za-z]+$"' };
                          if (vErrors === null) {
                            vErrors = [err60];
                          } else {
                            vErrors.push(err60);
                          }
                          errors++;
                        }
                      } else {
                        const err61 = { instancePath: instancePath + "/data/" + i0 + "/changedFields/" + i1, schemaPath: "#/properties/data/items/properties/changedFields/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                        if (vErrors === null) {
                          vErrors = [err61];
                        } else {
                          vErrors.push(err61);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err62 = { instancePath: instancePath + "/data/" + i0 + "/changedFields", schemaPath: "#/properties/data/items/properties/changedFields/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                }
              } else {
                const err63 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err63];
                } else {
                  vErrors.push(err63);
                }
                errors++;
              }
            }
          } else {
            const err64 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
        }
      } else {
        const err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err65];
        } else {
          vErrors.push(err65);
        }
        errors++;
      }
      validate55.errors = vErrors;
      return errors === 0;
    }
    validate55.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    exports.schema37 = validate56;
    var schema67 = { "type": "object", "description": "The success envelope; `data` is a page of content changes.", "required": ["status", "message", "data"], "properties": { "status": { "type": "string", "description": "Always `success`; errors use another envelope.", "enum": ["success"] }, "message": { "type": "string", "description": "One sentence for people, in the language named by `Content-Language`. Never branch on it.\n", "maxLength": 500 }, "data": { "type": "array", "description": "The content changes on this page, at most `limit`; empty if there are none.", "maxItems": 100, "items": { "type": "object", "description": "The creation, change or deletion of a record, without the content of the record.", "required": ["resourceType", "resourceId", "change", "changedAt"], "properties": { "resourceType": { "type": "string", "description": "The type of the record. A minor version may add values.", "maxLength": 20, "enum": ["product", "post"] }, "resourceId": { "type": "string", "description": "The `id` of the record, always as a string.", "maxLength": 64, "pattern": "^[\\w-]+$" }, "change": { "type": "string", "description": "What happened from the client's point of view: a record that the client can no longer see is\n`deleted`. Handle `created` and `changed` in the same way: read the record, which may already be\ngone again.\n", "enum": ["created", "changed", "deleted"] }, "changedAt": { "type": "string", "format": "date-time", "description": "When the change was made: UTC, to the millisecond (RFC 3339). A later change can have an earlier\ntime.\n", "maxLength": 30 } }, "additionalProperties": false } } }, "additionalProperties": false };
    function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate56.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.status === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.message === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.data === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "data" }, message: "must have required property 'data'" };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "status" || key0 === "message" || key0 === "data")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data0 = data.status;
          if (typeof data0 !== "string") {
            const err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (!(data0 === "success")) {
            const err5 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema67.properties.status.enum }, message: "must be equal to one of the allowed values" };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func1(data1) > 500) {
              const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.data !== void 0) {
          let data2 = data.data;
          if (Array.isArray(data2)) {
            if (data2.length > 100) {
              const err8 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items" };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data3 = data2[i0];
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.resourceType === void 0) {
                  const err9 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "resourceType" }, message: "must have required property 'resourceType'" };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data3.resourceId === void 0) {
                  const err10 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "resourceId" }, message: "must have required property 'resourceId'" };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data3.change === void 0) {
                  const err11 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'" };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data3.changedAt === void 0) {
                  const err12 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/required", keyword: "required", params: { missingProperty: "changedAt" }, message: "must have required property 'changedAt'" };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                for (const key1 in data3) {
                  if (!(key1 === "resourceType" || key1 === "resourceId" || key1 === "change" || key1 === "changedAt")) {
                    const err13 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties" };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                }
                if (data3.resourceType !== void 0) {
                  let data4 = data3.resourceType;
                  if (!(data4 === "product" || data4 === "post")) {
                    const err14 = { instancePath: instancePath + "/data/" + i0 + "/resourceType", schemaPath: "#/properties/data/items/properties/resourceType/enum", keyword: "enum", params: { allowedValues: schema67.properties.data.items.properties.resourceType.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                  if (typeof data4 === "string") {
                    if (func1(data4) > 20) {
                      const err15 = { instancePath: instancePath + "/data/" + i0 + "/resourceType", schemaPath: "#/properties/data/items/properties/resourceType/maxLength", keyword: "maxLength", params: { limit: 20 }, message: "must NOT have more than 20 characters" };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  } else {
                    const err16 = { instancePath: instancePath + "/data/" + i0 + "/resourceType", schemaPath: "#/properties/data/items/properties/resourceType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data3.resourceId !== void 0) {
                  let data5 = data3.resourceId;
                  if (typeof data5 === "string") {
                    if (func1(data5) > 64) {
                      const err17 = { instancePath: instancePath + "/data/" + i0 + "/resourceId", schemaPath: "#/properties/data/items/properties/resourceId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                    if (!pattern12.test(data5)) {
                      const err18 = { instancePath: instancePath + "/data/" + i0 + "/resourceId", schemaPath: "#/properties/data/items/properties/resourceId/pattern", keyword: "pattern", params: { pattern: "^[\\w-]+$" }, message: 'must match pattern "^[\\w-]+$"' };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                  } else {
                    const err19 = { instancePath: instancePath + "/data/" + i0 + "/resourceId", schemaPath: "#/properties/data/items/properties/resourceId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data3.change !== void 0) {
                  let data6 = data3.change;
                  if (typeof data6 !== "string") {
                    const err20 = { instancePath: instancePath + "/data/" + i0 + "/change", schemaPath: "#/properties/data/items/properties/change/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                  if (!(data6 === "created" || data6 === "changed" || data6 === "deleted")) {
                    const err21 = { instancePath: instancePath + "/data/" + i0 + "/change", schemaPath: "#/properties/data/items/properties/change/enum", keyword: "enum", params: { allowedValues: schema67.properties.data.items.properties.change.enum }, message: "must be equal to one of the allowed values" };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                }
                if (data3.changedAt !== void 0) {
                  let data7 = data3.changedAt;
                  if (typeof data7 === "string") {
                    if (func1(data7) > 30) {
                      const err22 = { instancePath: instancePath + "/data/" + i0 + "/changedAt", schemaPath: "#/properties/data/items/properties/changedAt/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                    if (!formats0(data7)) {
                      const err23 = { instancePath: instancePath + "/data/" + i0 + "/changedAt", schemaPath: "#/properties/data/items/properties/changedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                  } else {
                    const err24 = { instancePath: instancePath + "/data/" + i0 + "/changedAt", schemaPath: "#/properties/data/items/properties/changedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
              } else {
                const err25 = { instancePath: instancePath + "/data/" + i0, schemaPath: "#/properties/data/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/data", schemaPath: "#/properties/data/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      validate56.errors = vErrors;
      return errors === 0;
    }
    validate56.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// <stdin>
var validators = __toESM(require_contract_responses());
var response1 = { body: validators.schema7, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 } } };
var response2 = { body: validators.schema8, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 } } };
var response3 = { body: validators.schema8, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "www-authenticate": { required: true, isInteger: false, validate: validators.schema9 } } };
var response4 = { body: validators.schema8, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "retry-after": { required: true, isInteger: true, validate: validators.schema10 } } };
var response5 = { body: validators.schema11, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 } } };
var response6 = { body: validators.schema13, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 } } };
var response7 = { body: null, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response8 = { body: validators.schema18, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response9 = { body: validators.schema19, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 } } };
var response10 = { body: validators.schema20, partial: validators.schema21, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response11 = { body: validators.schema24, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "location": { required: true, isInteger: false, validate: validators.schema22 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "idempotency-replayed": { required: false, isInteger: false, validate: validators.schema23 } } };
var response12 = { body: validators.schema8, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "retry-after": { required: false, isInteger: true, validate: validators.schema10 } } };
var response13 = { body: validators.schema24, partial: validators.schema25, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 } } };
var response14 = { body: validators.schema24, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 } } };
var response15 = { body: validators.schema24, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 } } };
var response16 = { body: validators.schema26, partial: validators.schema27, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response17 = { body: validators.schema28, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "location": { required: true, isInteger: false, validate: validators.schema22 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "idempotency-replayed": { required: false, isInteger: false, validate: validators.schema23 } } };
var response18 = { body: validators.schema28, partial: validators.schema29, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 } } };
var response19 = { body: validators.schema28, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 } } };
var response20 = { body: validators.schema28, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 } } };
var response21 = { body: validators.schema30, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response22 = { body: validators.schema31, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response23 = { body: validators.schema32, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response24 = { body: validators.schema33, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "location": { required: true, isInteger: false, validate: validators.schema22 }, "idempotency-replayed": { required: false, isInteger: false, validate: validators.schema23 } } };
var response25 = { body: validators.schema34, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 } } };
var response26 = { body: validators.schema34, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 } } };
var response27 = { body: validators.schema35, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response28 = { body: validators.schema13, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "location": { required: true, isInteger: false, validate: validators.schema22 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "idempotency-replayed": { required: false, isInteger: false, validate: validators.schema23 } } };
var response29 = { body: validators.schema13, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 } } };
var response30 = { body: validators.schema36, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 }, "x-total-count": { required: false, isInteger: true, validate: validators.schema16 }, "x-total-count-relation": { required: false, isInteger: false, validate: validators.schema17 } } };
var response31 = { body: validators.schema37, headers: { "x-request-id": { required: true, isInteger: false, validate: validators.schema1 }, "ratelimit": { required: false, isInteger: false, validate: validators.schema2 }, "ratelimit-policy": { required: false, isInteger: false, validate: validators.schema3 }, "cache-control": { required: true, isInteger: false, validate: validators.schema4 }, "content-language": { required: true, isInteger: false, validate: validators.schema5 }, "vary": { required: true, isInteger: false, validate: validators.schema6 }, "etag": { required: true, isInteger: false, validate: validators.schema12 }, "link": { required: false, isInteger: false, validate: validators.schema14 }, "x-next-cursor": { required: false, isInteger: false, validate: validators.schema15 } } };
var documentedResponses = {
  login: { 200: response1, 400: response2, 401: response3, 403: response2, 413: response2, 415: response2, 422: response2, 429: response4, 500: response2, 503: response4 },
  refreshTokens: { 200: response1, 400: response2, 401: response3, 413: response2, 415: response2, 422: response2, 429: response4, 500: response2, 503: response4 },
  logout: { 200: response5, 400: response2, 401: response3, 429: response4, 500: response2, 503: response4 },
  getCurrentUser: { 200: response6, 304: response7, 400: response2, 401: response3, 429: response4, 500: response2, 503: response4 },
  updateCurrentUser: { 200: response6, 400: response2, 401: response3, 412: response2, 413: response2, 415: response2, 422: response2, 428: response2, 429: response4, 500: response2, 503: response4 },
  changePassword: { 200: response5, 400: response2, 401: response3, 413: response2, 415: response2, 422: response2, 429: response4, 500: response2, 503: response4 },
  listSessions: { 200: response8, 304: response7, 400: response2, 401: response3, 429: response4, 500: response2, 503: response4 },
  revokeSession: { 200: response9, 400: response2, 401: response3, 404: response2, 429: response4, 500: response2, 503: response4 },
  listProducts: { 200: response10, 304: response7, 400: response2, 401: response3, 403: response2, 429: response4, 500: response2, 503: response4 },
  createProduct: { 201: response11, 400: response2, 401: response3, 403: response2, 409: response12, 413: response2, 415: response2, 422: response2, 429: response4, 500: response2, 503: response4 },
  getProduct: { 200: response13, 304: response7, 400: response2, 401: response3, 404: response2, 429: response4, 500: response2, 503: response4 },
  deleteProduct: { 200: response14, 400: response2, 401: response3, 403: response2, 404: response2, 412: response2, 429: response4, 500: response2, 503: response4 },
  updateProduct: { 200: response15, 400: response2, 401: response3, 403: response2, 404: response2, 409: response2, 412: response2, 413: response2, 415: response2, 422: response2, 428: response2, 429: response4, 500: response2, 503: response4 },
  listPosts: { 200: response16, 304: response7, 400: response2, 401: response3, 403: response2, 429: response4, 500: response2, 503: response4 },
  createPost: { 201: response17, 400: response2, 401: response3, 403: response2, 409: response12, 413: response2, 415: response2, 422: response2, 429: response4, 500: response2, 503: response4 },
  getPost: { 200: response18, 304: response7, 400: response2, 401: response3, 403: response2, 404: response2, 429: response4, 500: response2, 503: response4 },
  deletePost: { 200: response19, 400: response2, 401: response3, 403: response2, 404: response2, 412: response2, 429: response4, 500: response2, 503: response4 },
  updatePost: { 200: response20, 400: response2, 401: response3, 403: response2, 404: response2, 409: response2, 412: response2, 413: response2, 415: response2, 422: response2, 428: response2, 429: response4, 500: response2, 503: response4 },
  listTags: { 200: response21, 304: response7, 400: response2, 401: response3, 403: response2, 429: response4, 500: response2, 503: response4 },
  listAuthors: { 200: response22, 304: response7, 400: response2, 401: response3, 403: response2, 429: response4, 500: response2, 503: response4 },
  listApiKeys: { 200: response23, 304: response7, 400: response2, 401: response3, 403: response2, 429: response4, 500: response2, 503: response4 },
  createApiKey: { 201: response24, 400: response2, 401: response3, 403: response2, 409: response12, 413: response2, 415: response2, 422: response2, 429: response4, 500: response2, 503: response4 },
  getApiKey: { 200: response25, 304: response7, 400: response2, 401: response3, 403: response2, 404: response2, 429: response4, 500: response2, 503: response4 },
  revokeApiKey: { 200: response26, 400: response2, 401: response3, 403: response2, 404: response2, 429: response4, 500: response2, 503: response4 },
  rotateApiKey: { 201: response24, 400: response2, 401: response3, 403: response2, 404: response2, 409: response12, 413: response2, 415: response2, 422: response2, 429: response4, 500: response2, 503: response4 },
  listUsers: { 200: response27, 304: response7, 400: response2, 401: response3, 403: response2, 429: response4, 500: response2, 503: response4 },
  createUser: { 201: response28, 400: response2, 401: response3, 403: response2, 409: response12, 413: response2, 415: response2, 422: response2, 429: response4, 500: response2, 503: response4 },
  getUser: { 200: response6, 304: response7, 400: response2, 401: response3, 403: response2, 404: response2, 429: response4, 500: response2, 503: response4 },
  deleteUser: { 200: response29, 400: response2, 401: response3, 403: response2, 404: response2, 409: response2, 412: response2, 429: response4, 500: response2, 503: response4 },
  updateUser: { 200: response6, 400: response2, 401: response3, 403: response2, 404: response2, 409: response2, 412: response2, 413: response2, 415: response2, 422: response2, 428: response2, 429: response4, 500: response2, 503: response4 },
  listAuditEntries: { 200: response30, 304: response7, 400: response2, 401: response3, 403: response2, 429: response4, 500: response2, 503: response4 },
  listChanges: { 200: response31, 304: response7, 400: response2, 401: response3, 403: response2, 410: response2, 429: response4, 500: response2, 503: response4 }
};
export {
  documentedResponses
};
